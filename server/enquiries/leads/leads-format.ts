import { answeredField, answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import { stateWords } from '../../../src/schema/state-words.ts';
import { counted } from '../../counted.ts';
import { minute, minuteInMadrid } from '../command-line/minute.ts';
import { toCsv } from './csv.ts';
import { enquiryDeliveryKinds, type Delivery } from '../outbox/delivery.ts';
import { enquiryFields } from '../enquiry-fields.ts';
import type { StoredEnquiry } from '../store/enquiry-filter.ts';
import { linesOf, oneLine } from '../mail/one-line.ts';
import { textTable } from '../../text-table.ts';

/** Enquiries as JSON: the fields of `Enquiry` with dates in ISO 8601, `deliveries` and `mark`. */
export function asJson(stored: StoredEnquiry | readonly StoredEnquiry[]): string {
  const flat = ({ enquiry, deliveries, mark }: StoredEnquiry) => ({ ...enquiry, deliveries, mark });
  return `${JSON.stringify('enquiry' in stored ? flat(stored) : stored.map(flat), null, 2)}\n`;
}

/** Enquiries as CSV, for programs. */
export function asCsv(stored: readonly StoredEnquiry[]): string {
  return toCsv(columns, stored.map(cellsOf));
}

/** A table has one column for each field, what the office noted, and the state of each kind of delivery. */
const columns = [...enquiryFields.map(([name]) => name), 'state', 'assignee', 'answered', ...enquiryDeliveryKinds];

function cellsOf({ enquiry, deliveries, mark }: StoredEnquiry): string[] {
  return [
    ...enquiryFields.map(([, read]) => read(enquiry) ?? ''),
    mark?.state ?? 'new',
    mark?.assignee ?? '',
    mark?.answeredAt?.toISOString() ?? '',
    ...enquiryDeliveryKinds.map((kind) => deliveries.find((delivery) => delivery.kind === kind)?.state ?? ''),
  ];
}

/** The fields that have a column on a terminal. */
const listed = answerNames.flatMap((name) => {
  const { list } = answeredField(name);
  return list ? [[name, list] as const] : [];
});

/** Enquiries as columns to read on a terminal, one line each. */
export function asTable(stored: readonly StoredEnquiry[]): string {
  const rows = stored.map(({ enquiry, deliveries, mark }) => [
    minute(enquiry.receivedAt),
    stateWords.en[mark?.state ?? 'new'],
    enquiry.form,
    ...listed.map(([name, { width }]) => cut(enquiry[name] ?? '', width)),
    deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', '),
    enquiry.id,
  ]);
  const headings = listed.map(([, { heading }]) => heading);
  return textTable([['RECEIVED (MADRID)', 'STATE', 'FORM', ...headings, 'DELIVERIES', 'ID'], ...rows]);
}

/** One enquiry to read on a terminal: a line for each field that was filled in, what the office noted, its deliveries. */
export function asCard({ enquiry, deliveries, mark }: StoredEnquiry): string {
  const width = Math.max(...enquiryFields.map(([name]) => name.length)) + 2;
  const filledIn = enquiryFields.flatMap(([name, read]) => {
    const value = read(enquiry);
    if (value === null) return [];
    const shown = isTime(name) ? minuteInMadrid(new Date(value)) : value;
    return [name.padEnd(width) + linesOf(shown).join(`\n${' '.repeat(width)}`)];
  });
  const noted = Object.entries({
    state: stateWords.en[mark?.state ?? 'new'],
    assignee: mark?.assignee,
    answered: mark?.answeredAt && minuteInMadrid(mark.answeredAt),
  }).flatMap(([name, value]) => (value ? [name.padEnd(width) + value] : []));
  const leaving = deliveries.map((delivery) => delivery.kind.padEnd(width) + outcome(delivery));
  return `${[...filledIn, ...noted, ...leaving].join('\n')}\n`;
}

/** Whether a field of `enquiryFields` is a time: that of the arrival or of a consent. */
function isTime(name: string): boolean {
  return name === 'received' || consentNames.some((consent) => name === `${consent}At`);
}

function outcome({ state, attempts, nextAttemptAt, lastError, sentAt }: Delivery): string {
  if (sentAt !== null) return `sent ${minuteInMadrid(sentAt)}`;
  const next = nextAttemptAt === null ? '' : `, next ${minuteInMadrid(nextAttemptAt)}`;
  return `${state}, ${counted(attempts, 'attempt', 'attempts')}${lastError === null ? '' : ` (${lastError})`}${next}`;
}

function cut(text: string, width: number): string {
  const line = oneLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}
