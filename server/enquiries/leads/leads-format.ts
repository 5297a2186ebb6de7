import { answeredField, answerNames } from '../../../src/schema/fields/field-names.ts';
import { counted } from '../../counted.ts';
import { minute } from '../command-line/minute.ts';
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

/** A table has one column for each field, and the state of each kind of delivery. */
const columns = [...enquiryFields.map(([name]) => name), ...enquiryDeliveryKinds];

function cellsOf({ enquiry, deliveries }: StoredEnquiry): string[] {
  return [
    ...enquiryFields.map(([, read]) => read(enquiry) ?? ''),
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
  const rows = stored.map(({ enquiry, deliveries }) => [
    minute(enquiry.receivedAt),
    enquiry.form,
    ...listed.map(([name, { width }]) => cut(enquiry[name] ?? '', width)),
    deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', '),
    enquiry.id,
  ]);
  return textTable([['RECEIVED', 'FORM', ...listed.map(([, { heading }]) => heading), 'DELIVERIES', 'ID'], ...rows]);
}

/** One enquiry to read on a terminal: a line for each field that was filled in, then its deliveries. */
export function asCard({ enquiry, deliveries }: StoredEnquiry): string {
  const width = Math.max(...enquiryFields.map(([name]) => name.length)) + 2;
  const filledIn = enquiryFields.flatMap(([name, read]) => {
    const value = read(enquiry);
    return value === null ? [] : [name.padEnd(width) + linesOf(value).join(`\n${' '.repeat(width)}`)];
  });
  const leaving = deliveries.map((delivery) => delivery.kind.padEnd(width) + outcome(delivery));
  return `${[...filledIn, ...leaving].join('\n')}\n`;
}

function outcome({ state, attempts, nextAttemptAt, lastError, sentAt }: Delivery): string {
  if (sentAt !== null) return `sent ${minute(sentAt)}`;
  const next = nextAttemptAt === null ? '' : `, next ${minute(nextAttemptAt)}`;
  return `${state}, ${counted(attempts, 'attempt', 'attempts')}${lastError === null ? '' : ` (${lastError})`}${next}`;
}

function cut(text: string, width: number): string {
  const line = oneLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}
