import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../data/announce.ts';
import { counted, useWords } from '../words/words.ts';
import type { EnquiryLine } from '../../schema/office.ts';
import { lineId } from './enquiry-strip.tsx';

/**
 * Announces enquiries that arrive at the top of the list, and keeps the line being read in its position.
 * @param reading the id of the focused or open line; null for none: then the list is not scrolled
 * @returns `above`: the number of new lines above the first visible one, for a button that scrolls to them
 */
export function useNewLines(
  pane: RefObject<HTMLElement | null>,
  lines: readonly EnquiryLine[],
  { selection, reading }: { selection: string; reading: string | null },
): { above: number; showAbove: () => void } {
  const t = useWords();
  const [above, setAbove] = useState(0);
  const known = useRef<{ selection: string; newest: string; count: number } | null>(null);
  const offset = useRef<{ newest: string; id: string; top: number } | null>(null);

  useLayoutEffect(() => {
    const line = reading === null ? null : document.getElementById(lineId(reading));
    const top = line?.closest('li')?.offsetTop ?? null;
    const before = offset.current;
    const newest = lines[0]?.id ?? '';
    const moved = top !== null && before?.id === reading && before.newest !== newest ? top - before.top : 0;
    // Browsers anchor the scroll position themselves, except at the top.
    if (moved > 0 && pane.current?.scrollTop === 0) pane.current.scrollTo({ top: moved });
    offset.current = reading === null || top === null ? null : { newest, id: reading, top };
  }, [lines, reading, pane]);

  useEffect(() => {
    const newest = lines[0]?.receivedAt ?? '';
    const before = known.current;
    known.current = { selection, newest, count: lines.length };
    if (before === null || before.selection !== selection) {
      setAbove(0);
      return;
    }
    const came = lines.filter(({ receivedAt }) => receivedAt > before.newest).length;
    if (came === 0 || before.count === 0) return;
    announce(counted(t, 'list.new', came));
    if ((pane.current?.scrollTop ?? 0) > 0) setAbove((count) => count + came);
  }, [lines, selection, pane, t]);

  useEffect(() => {
    const scrolled = pane.current;
    const forget = () => {
      if (scrolled?.scrollTop === 0) setAbove(0);
    };
    scrolled?.addEventListener('scroll', forget, { passive: true });
    return () => scrolled?.removeEventListener('scroll', forget);
  }, [pane]);

  return {
    above,
    showAbove: () => {
      pane.current?.scrollTo({ top: 0 });
      setAbove(0);
    },
  };
}
