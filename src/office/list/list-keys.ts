import { lineId } from './enquiry-strip.tsx';
import type { EnquiryLine } from '../../schema/office.ts';

/** Moves the focus to the line of an enquiry. */
export function focusLine(id: string): void {
  const link = document.getElementById(lineId(id));
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

/** The line that has the focus, or contains the focused element. */
export function focusedLine(lines: readonly EnquiryLine[]): EnquiryLine | undefined {
  const link = document.activeElement?.closest('li')?.querySelector('a[id^="line-"]');
  return lines.find(({ id }) => link?.id === lineId(id));
}

/** The line `steps` below the line with the given id (above it if negative); the first line if there is no such id. */
export function lineBeside(lines: readonly EnquiryLine[], id: string | null, steps: 1 | -1): EnquiryLine | undefined {
  const index = lines.findIndex((line) => line.id === id);
  return index === -1 ? lines[0] : lines[index + steps];
}
