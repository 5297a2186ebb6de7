import { useCallback, useEffect, useRef, useState } from 'react';
import { closeEnquiry, goTo, queryOf, typedPlace, type Place } from './address.ts';
import { announce } from './data/announce.ts';
import { useMark, type EnquiryList as Enquiries } from './data/enquiries.ts';
import styles from './desk.module.css';
import { EnquiryPane } from './enquiry/enquiry-pane.tsx';
import { TypedEnquiry } from './enquiry/typed-enquiry.tsx';
import { EnquiryList } from './list/enquiry-list.tsx';
import { focusedLine, focusLine, lineBeside } from './list/list-keys.ts';
import { ChoiceDialog } from './parts/choice-dialog.tsx';
import { ErrorNote } from './parts/note.tsx';
import { stateChoices } from './parts/state-choices.ts';
import { useEscape, useKeys } from './parts/use-keys.ts';
import { enquiryTraits, type EnquiryState } from '../schema/enquiry-states.ts';
import type { EnquiryLine } from '../schema/office.ts';
import { useIsWide } from './use-is-wide.ts';
import { counted, stateName, useLanguage, useWords } from './words/words.ts';

type EnquiriesViewProps = { place: Place; enquiries: Enquiries };

/** The list and the open enquiry, beside it or over it. */
export function EnquiriesView({ place, enquiries }: EnquiriesViewProps) {
  const t = useWords();
  const language = useLanguage();
  const { lines } = enquiries;
  const isWide = useIsWide();
  const isOpen = place.enquiry !== null;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asksState, setAsksState] = useState<EnquiryLine | null>(null);
  const mark = useMark();
  useForgottenPicks(place, () => setPicked(new Set()));
  useReturnedFocus(place.enquiry);

  function move(steps: 1 | -1): void {
    const from = focusedLine(lines)?.id ?? place.enquiry;
    const next = lineBeside(lines, from, steps);
    if (next === undefined) return;
    if (isOpen && focusedLine(lines) === undefined) goTo({ ...place, enquiry: next.id }, 'replace');
    else focusLine(next.id);
  }

  // A stable function: in a long list only the changed lines are rendered.
  const pick = useCallback((id: string) => {
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  function pickFocused(): void {
    const line = focusedLine(lines);
    if (line) pick(line.id);
  }

  function open(): void {
    const line = focusedLine(lines);
    if (line) goTo({ ...place, enquiry: line.id }, isOpen ? 'replace' : 'push');
  }

  function change({ id, revision }: EnquiryLine, state: EnquiryState): void {
    mark.mutate(
      { enquiries: [{ id, revision }], state },
      {
        onSuccess: ({ refused }) =>
          announce(
            refused.length > 0
              ? counted(t, 'picked.refused', refused.length)
              : t('enquiry.changed', { state: stateName(state, language) }),
          ),
      },
    );
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: open,
    x: pickFocused,
    // The open enquiry handles this key itself.
    ...(!isOpen && { e: () => setAsksState(focusedLine(lines) ?? null) }),
  });
  useEscape(isOpen, () => closeEnquiry(place));

  return (
    <main className={`stack ${styles.panes}`} data-open={isOpen || undefined}>
      <section className={`stack ${styles.list}`} inert={isOpen && !isWide}>
        <ErrorNote of={mark.error} />
        <EnquiryList
          place={place}
          enquiries={enquiries}
          picked={picked}
          pick={pick}
          keepPicked={(ids) => setPicked(new Set(ids))}
        />
      </section>
      {/* The list's heading is inert beneath an enquiry. */}
      {isOpen && !isWide && <h1 className="visually-hidden">{t('view.enquiries')}</h1>}
      {place.enquiry === typedPlace ? (
        <TypedEnquiry place={place} />
      ) : (
        place.enquiry !== null && <EnquiryPane key={place.enquiry} id={place.enquiry} place={place} />
      )}
      {/* Changes the state of an enquiry in the list, without opening it. */}
      {asksState && (
        <ChoiceDialog
          title={t('enquiry.stateOf', { name: asksState.name })}
          choices={stateChoices(language)}
          likely={enquiryTraits[asksState.state].next}
          onChoose={(state) => change(asksState, state as EnquiryState)}
          onClose={() => setAsksState(null)}
        />
      )}
    </main>
  );
}

/** Clears the picked enquiries when the filters change, so that no action affects enquiries that are not listed. */
function useForgottenPicks({ selection }: Place, forget: () => void): void {
  const query = queryOf(selection).toString();
  const [known, setKnown] = useState(query);
  if (known === query) return;
  setKnown(query);
  forget();
}

/** Returns the focus to the line of the enquiry that was closed. */
function useReturnedFocus(enquiry: string | null): void {
  const before = useRef(enquiry);
  useEffect(() => {
    if (enquiry === null && before.current !== null) focusLine(before.current);
    before.current = enquiry;
  }, [enquiry]);
}
