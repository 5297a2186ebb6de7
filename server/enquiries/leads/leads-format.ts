import type { Consent, Enquiry } from '../../../src/schema/enquiry.ts';
import { answeredField, answerNames, consentNames, type ConsentName } from '../../../src/schema/fields/field-names.ts';
import { enquiryTraits } from '../../../src/schema/enquiry-states.ts';
import { counted } from '../../counted.ts';
import { minute, minuteInMadrid } from '../command-line.ts';
import type { Delivery } from '../outbox/delivery.ts';
import type { StoredEnquiry } from '../store/enquiries.ts';
import { linesOf, oneLine } from '../mail/letter.ts';
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

type EnquiryField = readonly [name: string, read: (enquiry: Enquiry) => string | null];

/**
 * Lists every value of an enquiry by its column name, in reading order; an empty value is `null`. A new form field is
 * included without a change here.
 */
const enquiryFields: readonly EnquiryField[] = [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => receivedAt.toISOString()],
  ['form', ({ form }) => form],
  ['language', ({ language }) => language],
  ...answerNames.map((name): EnquiryField => [name, (enquiry) => enquiry[name]]),
  ['page', ({ page }) => page],
  ['referrer', ({ referrer }) => referrer],
  ['clickId', ({ clickId }) => clickId],
  ['campaign', ({ campaign }) => campaign],
  ...consentNames.flatMap((name): EnquiryField[] => [
    [`${name}TextVersion`, (enquiry) => consentOf(enquiry, name)?.textVersion ?? null],
    [`${name}At`, (enquiry) => consentOf(enquiry, name)?.at.toISOString() ?? null],
  ]),
];

function consentOf(enquiry: Enquiry, name: ConsentName): Consent | null {
  return enquiry[`${name}Consent`];
}
