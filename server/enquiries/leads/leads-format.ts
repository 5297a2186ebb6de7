import type { Consent } from '../../../src/schema/enquiry.ts';
import { answeredField, answerNames } from '../../../src/schema/fields/field-names.ts';
import { enquiryTraits } from '../../../src/schema/enquiry-states.ts';
import { minute, minuteInMadrid } from '../command-line.ts';
import type { Delivery } from '../outbox/delivery.ts';
import type { StoredEnquiry } from '../store/enquiries.ts';
import { linesOf, oneLine } from '../mail/letter.ts';
import { quantity, textTable } from '../../text-table.ts';

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

/** Writes enquiries as a table for a terminal, one line each. */
export async function asTable(batches: Batches): Promise<string> {
  const headings = listed.map(([, { heading }]) => heading);
  const rows = [['RECEIVED (MADRID)', 'STATE', 'FORM', ...headings, 'DELIVERIES', 'ID']];
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
  }
  return textTable(rows);
}

/** One enquiry to read on a terminal: the fields that have a value, the office's mark, and the deliveries. */
export function asCard({ enquiry, deliveries, mark }: StoredEnquiry): string {
  const { id, receivedAt: received, form, language, ...others } = enquiry;
  const fields = Object.entries({
    id,
    received,
    form,
    language,
    ...others,
    state: enquiryTraits[mark?.state ?? 'new'].name.en,
    assignee: mark?.assignee ?? null,
    answered: mark?.answeredAt ?? null,
  });
  const rows = fields.flatMap(([name, value]) => (value === null ? [] : [[name, cardText(value)] as const]));
  const outcomes = deliveries.map((delivery) => [delivery.kind, outcome(delivery)] as const);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = [...rows, ...outcomes].map(
    ([name, text]) => name.padEnd(width) + linesOf(text).join(`\n${' '.repeat(width)}`),
  );
  return `${lines.join('\n')}\n`;
}

function cardText(value: string | Date | Consent): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return minuteInMadrid(value);
  return `${value.textVersion}, ${minuteInMadrid(value.at)}`;
}

function outcome({ state, attempts, nextAttemptAt, lastError, sentAt }: Delivery): string {
  if (sentAt !== null) return `sent ${minuteInMadrid(sentAt)}`;
  const next = nextAttemptAt === null ? '' : `, next ${minuteInMadrid(nextAttemptAt)}`;
  return `${state}, ${quantity(attempts, 'attempt', 'attempts')}${lastError === null ? '' : ` (${lastError})`}${next}`;
}

function cut(text: string, width: number): string {
  const line = oneLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}
