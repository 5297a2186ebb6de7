import { answeredField, answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import { enquiryTraits } from '../../../src/schema/enquiry-states.ts';
import { counted } from '../../counted.ts';
import { minute, minuteInMadrid } from '../command-line/minute.ts';
import { csvLines, toCsv } from './csv.ts';
import { enquiryDeliveryKinds, type Delivery } from '../outbox/delivery.ts';
import { enquiryFields } from '../enquiry-fields.ts';
import type { StoredEnquiry } from '../store/enquiry-filter.ts';
import { linesOf, oneLine } from '../mail/one-line.ts';
import { columnWidths, textTable } from '../../text-table.ts';

/** Enquiries in batches, as they are read from the database. */
type Batches = Iterable<readonly StoredEnquiry[]> | AsyncIterable<readonly StoredEnquiry[]>;

/** An enquiry as JSON: the fields of `Enquiry` with dates in ISO 8601, `deliveries` and `mark`. */
export function asJson({ enquiry, deliveries, mark }: StoredEnquiry): string {
  return `${JSON.stringify({ ...enquiry, deliveries, mark }, null, 2)}\n`;
}

/** Writes enquiries as a JSON array, a batch at a time. */
export async function* asJsonArray(batches: Batches): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    yield before + batch.map(asJson).join(',');
    before = ',';
  }
  yield before === ',' ? ']\n' : '[]\n';
}

/** Writes enquiries as CSV, for programs, a batch at a time. */
export async function* asCsv(batches: Batches): AsyncGenerator<string> {
  yield toCsv(columns, []);
  for await (const batch of batches) yield csvLines(batch.map(cellsOf));
}

/**
 * The columns of a CSV table: each field, state, assignee and time of the answer, and the state of each kind of
 * delivery.
 */
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

/** When more rows than this have been read, they are laid out together. Columns of later rows are never narrower. */
const linesAtOnce = 500;

/** Writes enquiries as a table for a terminal, one line each and many lines at a time. */
export async function* asTable(batches: Batches): AsyncGenerator<string> {
  const headings = listed.map(([, { heading }]) => heading);
  const rows = [['RECEIVED (MADRID)', 'STATE', 'FORM', ...headings, 'DELIVERIES', 'ID']];
  let widths: number[] = [];
  function lines(): string {
    widths = columnWidths(rows, widths);
    return textTable(rows.splice(0), widths);
  }
  for await (const batch of batches) {
    for (const { enquiry, deliveries, mark } of batch) {
      rows.push([
        minute(enquiry.receivedAt),
        enquiryTraits[mark?.state ?? 'new'].name.en,
        enquiry.form,
        ...listed.map(([name, { width }]) => cut(enquiry[name] ?? '', width)),
        deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', '),
        enquiry.id,
      ]);
    }
    if (rows.length > linesAtOnce) yield lines();
  }
  if (rows.length > 0) yield lines();
}

/** One enquiry to read on a terminal: the fields that have a value, the office's mark, and the deliveries. */
export function asCard({ enquiry, deliveries, mark }: StoredEnquiry): string {
  const width = Math.max(...enquiryFields.map(([name]) => name.length)) + 2;
  const filledIn = enquiryFields.flatMap(([name, read]) => {
    const value = read(enquiry);
    if (value === null) return [];
    const shown = isTime(name) ? minuteInMadrid(new Date(value)) : value;
    return [name.padEnd(width) + linesOf(shown).join(`\n${' '.repeat(width)}`)];
  });
  const noted = Object.entries({
    state: enquiryTraits[mark?.state ?? 'new'].name.en,
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
