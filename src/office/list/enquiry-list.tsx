import { useEffect, useRef, useState } from 'react';
import { queryOf, typedPlace, type Place } from '../address.ts';
import type { EnquiryList as Enquiries } from '../data/enquiries.ts';
import { announce } from '../data/announce.ts';
import { useFacts } from '../data/facts.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useNow } from '../times.ts';
import { madridDay } from '../../site/days.ts';
import { counted, useWords, type Translate } from '../words/words.ts';
import { whenNear } from '../../browser/near-viewport.ts';
import { EnquiryStrip } from './enquiry-strip.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { FoundGuests } from './found-guests.tsx';
import { FoundTexts } from './found-texts.tsx';
import { PickedBar } from './picked-bar.tsx';
import styles from './list.module.css';
import { useNewLines } from './use-new-lines.ts';

type EnquiryListProps = {
  place: Place;
  enquiries: Enquiries;
  picked: ReadonlySet<string>;
  /** Ticks an enquiry, or unticks it. */
  pick: (id: string) => void;
  /** Leaves only these enquiries ticked. */
  keepPicked: (ids: readonly string[]) => void;
};

/** The enquiries of a selection, newest first, with the actions for several of them. */
export function EnquiryList({ place, enquiries, picked, pick, keepPicked }: EnquiryListProps) {
  const t = useWords();
  const now = useNow();
  const mine = { assignee: useFacts().person.email };
  const pane = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { lines, unread, due, error } = enquiries;
  const selection = queryOf(place.selection).toString();
  const today = { due: madridDay(now) };
  const isToday = selection === `${queryOf(today)}`;
  const isMine = selection === `${queryOf(mine)}`;
  const { above, showAbove } = useNewLines(pane, lines, { selection, reading: place.enquiry ?? focused });
  useSaidTotal(enquiries, selection);

  return (
    <div className={styles.pane} ref={pane}>
      <div className={`cluster gap-1 gap-x-4 middle small ${styles.head}`}>
        <h1 tabIndex={-1}>{t('view.enquiries')}</h1>
        <p>
          {!enquiries.isWaiting && totalWords(t, enquiries)}
          {unread > 0 && ` · ${t(selection ? 'list.unreadInAll' : 'list.unreadTotal', { count: unread })}`}
        </p>
        <PlaceLink to={{ view: 'enquiries', selection: isMine ? {} : mine, enquiry: null }}>
          {t(isMine ? 'list.all' : 'list.mine')}
        </PlaceLink>
        {(due > 0 || isToday) && (
          <PlaceLink to={{ view: 'enquiries', selection: isToday ? {} : today, enquiry: null }} className="strong">
            {isToday ? t('list.all') : t('list.today', { count: due })}
          </PlaceLink>
        )}
        <PlaceLink to={{ ...place, enquiry: typedPlace }}>{t('typed.new')}</PlaceLink>
        <div className={styles.export}>
          <ExportButton query={selection} />
        </div>
      </div>
      <Filters place={place} />
      <ErrorNote of={error} />
      {above > 0 && (
        <p className={styles.above}>
          <Button tone="main" onClick={showAbove}>
            {counted(t, 'list.above', above)}
          </Button>
        </p>
      )}
      {lines.length === 0 ? (
        <p className={styles.empty}>{t(enquiries.isWaiting ? 'waiting' : selection ? 'list.noneHere' : 'list.none')}</p>
      ) : (
        <ul
          className={styles.strips}
          onFocus={(event) => setFocused(event.target.closest('li')?.querySelector('a')?.id.slice(5) ?? null)}
          onBlur={() => setFocused(null)}
        >
          {lines.map((line) => (
            <EnquiryStrip
              key={line.id}
              line={line}
              place={place}
              now={now}
              isOpen={line.id === place.enquiry}
              isPicked={picked.has(line.id)}
              pick={pick}
            />
          ))}
        </ul>
      )}
      {/* Below the enquiries, which they would move: they are found after them. */}
      <FoundGuests
        key={`guests ${place.selection.search}`}
        words={place.selection.search ?? ''}
        place={place}
        isOpen={lines.length === 0 && !enquiries.isWaiting}
      />
      <FoundTexts
        key={place.selection.search}
        words={place.selection.search ?? ''}
        isOpen={lines.length === 0 && !enquiries.isWaiting}
      />
      {enquiries.hasMore && <More key={lines.length} enquiries={enquiries} />}
      {picked.size > 0 && <PickedBar lines={lines.filter(({ id }) => picked.has(id))} keepPicked={keepPicked} />}
    </div>
  );
}

/** Announces the number of matching enquiries after the selection has changed. */
function useSaidTotal(enquiries: Enquiries, selection: string): void {
  const t = useWords();
  const { isWaiting } = enquiries;
  const words = totalWords(t, enquiries);
  const announced = useRef(selection);
  useEffect(() => {
    if (isWaiting || announced.current === selection) return;
    announced.current = selection;
    announce(words);
  }, [selection, words, isWaiting]);
}

function totalWords(t: Translate, { total, isMore }: Pick<Enquiries, 'total' | 'isMore'>): string {
  return isMore ? t('list.totalMore', { count: total }) : counted(t, 'list.total', total);
}

/** Loads the next page of the list when its button is near the viewport, or is pressed. */
function More({ enquiries: { loadMore, isLoadingMore } }: { enquiries: Enquiries }) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? whenNear(button.current, loadMore) : undefined), [loadMore]);
  return (
    <p className={styles.more}>
      <Button ref={button} onClick={loadMore} aria-disabled={isLoadingMore}>
        {t('list.more')}
      </Button>
    </p>
  );
}
