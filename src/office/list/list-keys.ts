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

/** The line some steps below another (above it if negative); without another, the first one. */
export function lineBeside(lines: readonly EnquiryLine[], id: string | null, steps: 1 | -1): EnquiryLine | undefined {
  const index = lines.findIndex((line) => line.id === id);
  return index === -1 ? lines[0] : lines[index + steps];
}
