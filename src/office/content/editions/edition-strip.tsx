import { useState, type ReactNode } from 'react';
import type { ContentChange, ContentGroup } from '../../../schema/office-content.ts';
import { usePlace } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import { dayOf } from '../../times.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { EditionForm } from './edition-form.tsx';
import { startText } from './edition-text.ts';
import { editionChanges, typedEnd, type CourseValues, type EditionValues } from './edition-values.ts';
import styles from './editions.module.css';

type EditionStripProps = {
  item: ContentGroup;
  /** Its index in the file. */
  index: number;
  values: EditionValues;
  course: CourseValues;
  isBusy: boolean;
  change: (changes: ContentChange[], at: number, said: string) => Promise<boolean>;
  children: (item: ContentGroup) => ReactNode;
};

/** One edition: its campus, dates and free places, with the actions to move it, mark it as full or cancel it. */
export function EditionStrip({ item, index, values, course, isBusy, change, children }: EditionStripProps) {
  const t = useWords();
  const language = useLanguage();
  const isLedTo = `${usePlace().field ?? ''}.`.startsWith(`${item.id}.`);
  const [open, setOpen] = useState<'move' | 'more' | null>(isLedTo ? 'more' : null);
  const [wasLedTo, setWasLedTo] = useState(isLedTo);
  if (wasLedTo !== isLedTo) {
    setWasLedTo(isLedTo);
    if (isLedTo) setOpen('more');
  }
  const { campus, start, typed, length, placesLeft, isFull, isCancelled } = values;
  const name = `${t(`edition.at.${campus}`)} · ${startText(start, language, t)}`;
  const end = start === 'to-be-announced' ? null : lastDayText();
  const places = typed.places === '' ? course.places : Number(typed.places);

  function lastDayText(): string | null {
    const day = typedEnd(typed, length ?? course.length);
    return day && t('edition.until', { day: dayOf(day, language) });
  }

  function turn(mark: 'full' | 'cancelled', isOn: boolean): void {
    const path = ['editions', index, mark];
    void change(
      [{ kind: 'set', path, value: !isOn || null }],
      index,
      t(isOn ? `edition.${mark}.undone` : `edition.${mark}.done`),
    );
  }

  const details = [
    end,
    places === null ? t('edition.placesUnknown') : t('edition.placesOf', { places }),
    placesLeft !== null && t('edition.left', { places: placesLeft }),
  ].filter(Boolean);
  const unfold = (part: 'move' | 'more') => (
    <Button
      tone="word"
      aria-expanded={open === part}
      aria-label={t(`edition.${part}.of`, { name })}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {t(`edition.${part}`)}
    </Button>
  );
  return (
    <li data-item={index} data-state={isCancelled ? 'cancelled' : isFull ? 'full' : 'open'}>
      <div className={`cluster baseline ${styles.strip}`}>
        <h3 data-head tabIndex={-1}>
          {name}
          {isCancelled && <span className={`fine ${styles.mark}`}>{t('edition.isCancelled')}</span>}
          {!isCancelled && isFull && <span className={`fine ${styles.mark}`}>{t('edition.isFull')}</span>}
        </h3>
        <p className={`caption ${styles.quiet}`}>{details.join(' · ')}</p>
        <p className={`cluster middle ${styles.actions}`}>
          {unfold('move')}
          {(['full', 'cancelled'] as const).map((mark) => {
            // Beside the open form, calling the edition off could be read as closing the form.
            if (mark === 'cancelled' && open === 'move') return null;
            const isOn = mark === 'full' ? isFull : isCancelled;
            const word = t(isOn ? `edition.${mark}.undo` : `edition.${mark}.do`);
            return (
              <Button
                key={mark}
                tone="word"
                aria-disabled={isBusy}
                aria-label={`${word}: ${name}`}
                onClick={() => turn(mark, isOn)}
              >
                {word}
              </Button>
            );
          })}
          {unfold('more')}
        </p>
      </div>
      {open === 'move' && (
        <EditionForm
          label={t('edition.move.of', { name })}
          course={course}
          before={values}
          action={t('edition.keep')}
          isBusy={isBusy}
          onLeave={() => setOpen(null)}
          onKeep={(next) => {
            void change(editionChanges(index, next, values), index, t('edition.moved')).then(
              (isDone) => isDone && setOpen(null),
            );
          }}
        />
      )}
      {open === 'more' && (
        <div className={`stack gap-4 ${styles.more}`}>
          {children(item)}
          <p>
            <Button
              aria-disabled={isBusy}
              aria-label={t('item.removeOne', { name })}
              onClick={() => void change([{ kind: 'remove', path: ['editions'], at: index }], -1, t('item.removed'))}
            >
              {t('item.remove')}
            </Button>{' '}
            <span className={`caption ${styles.quiet}`}>{t('edition.remove.help')}</span>
          </p>
        </div>
      )}
    </li>
  );
}
