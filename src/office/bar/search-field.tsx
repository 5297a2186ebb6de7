import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { goTo, type Place } from '../address.ts';
import type { EnquiryList } from '../data/enquiries.ts';
import { focusLine } from '../list/list-keys.ts';
import { useKeys } from '../parts/use-keys.ts';
import { useWords } from '../words/words.ts';
import styles from './bar.module.css';

/** Delay after the last letter before the list is searched, in milliseconds. */
const patience = 250;

type SearchFieldProps = { place: Place; enquiries: Pick<EnquiryList, 'lines' | 'isOld'> };

/** Searches the enquiries of the selection for words in names, addresses, telephone numbers and texts. */
export function SearchField({ place, enquiries }: SearchFieldProps) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const shown = place.selection.search ?? '';
  const [text, setText] = useState(shown);
  const [followed, setFollowed] = useState(shown);
  // The address has changed outside this field: by Back, or a link.
  if (followed !== shown) {
    setFollowed(shown);
    if (text.trim() !== shown) setText(shown);
  }

  // Enter moves the focus to the first line, once the list shows what the words find.
  const [entered, setEntered] = useState<string | null>(null);
  const found = entered === shown && !enquiries.isOld ? enquiries.lines[0]?.id : undefined;
  useEffect(() => {
    if (found !== undefined) focusLine(found);
  }, [found]);

  function search(): void {
    const words = text.trim();
    if (words === shown) return;
    const { search: _, ...others } = place.selection;
    goTo(
      { view: 'enquiries', selection: words === '' ? others : { ...others, search: words }, enquiry: null },
      place.view === 'enquiries' && place.enquiry === null ? 'replace' : 'push',
    );
  }

  // Compares the text with the place at the end of the wait: Enter may have searched for it already.
  const searchLate = useEffectEvent(() => {
    // An enquiry that was opened meanwhile stays open.
    if (place.enquiry === null || document.activeElement === field.current) search();
  });
  useEffect(() => {
    const timer = setTimeout(() => searchLate(), patience);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each letter starts the wait anew
  }, [text]);

  useKeys({
    '/': () => {
      field.current?.focus();
      field.current?.select();
    },
  });

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
          setEntered(text.trim());
        }}
      >
        <input
          ref={field}
          type="search"
          value={text}
          maxLength={200}
          aria-label={t('bar.search')}
          placeholder={t('bar.searchHint')}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setEntered(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Browsers would clear the field: in the office Escape only leaves it.
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
      </form>
    </search>
  );
}
