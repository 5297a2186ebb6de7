import type { FigureSubject } from '../../src/schema/office-figures.ts';
import { counted } from '../counted.ts';
import { toCsv } from '../enquiries/leads/csv.ts';
import { textTable } from '../text-table.ts';
import type { OfficeFigures } from './office-figures.ts';
import type { WaitFigure } from './wait-figures.ts';

/** The figures as text for a terminal. */
export function figuresText(figures: OfficeFigures): string {
  const { since, weeks, waits, firstAnswer, unansweredInAll } = figures;
  const total = weeks.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const all = `${counted(total, 'enquiry', 'enquiries')} since ${since}`;
  const deliveries = deliveriesText(waits.filter(isUsed));
  if (total === 0) return [`${all}\n`, ...deliveries].join('\n');
  return [
    `${all}, by the Monday of their week in Madrid\n`,
    table(figures, 'form'),
    table(figures, 'course'),
    table(figures, 'campus'),
    list(figures, 'page'),
    list(figures, 'source'),
    `From arrival to the first answer: median ${duration(firstAnswer.median)}, 90 % ${duration(firstAnswer.ninetieth)}, of ${firstAnswer.number}`,
    `Unanswered for more than two working days: ${unansweredInAll}\n`,
    ...deliveries,
  ].join('\n');
}

function deliveriesText(waits: readonly WaitFigure[]): string[] {
  if (waits.length === 0) return [];
  return [
    'Deliveries: time from the enquiry’s arrival (other mails: from queuing) until the receiver accepted them\n',
    textTable([
      ['DELIVERY', 'SENT', 'MEDIAN', '90 %', 'LONGEST', 'WAITING', 'GIVEN UP', 'UNCERTAIN'],
      ...waits.map((wait) => [
        wait.kind,
        String(wait.sent),
        ...[wait.median, wait.ninetieth, wait.longest].map(duration),
        ...[wait.waiting, wait.failed, wait.uncertain].map(String),
      ]),
    ]),
  ];
}

/** Enquiries by week and by each counted property, as CSV for programs. */
export function figuresCsv({ weeks, shares }: OfficeFigures): string {
  const rows = Object.entries(shares).flatMap(([by, values]) =>
    weeks.flatMap(({ week }, index) =>
      values
        .filter(({ byWeek }) => byWeek[index]! > 0)
        .map(({ value, byWeek }) => [week, by, value ?? '', String(byWeek[index])]),
    ),
  );
  return toCsv(['week', 'by', 'value', 'enquiries'], rows);
}

/** A row for each week with an enquiry, a column for each value, both with totals. */
function table({ weeks, shares }: OfficeFigures, subject: FigureSubject): string {
  const values = shares[subject].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const total = values.reduce((sum, { enquiries }) => sum + enquiries, 0);
  return textTable([
    [`WEEK \\ ${subject.toUpperCase()}`, ...values.map(nameOf), 'ALL'],
    ...weeks.flatMap(({ week, enquiries }, index) =>
      enquiries === 0 ? [] : [[week, ...values.map(({ byWeek }) => String(byWeek[index])), String(enquiries)]],
    ),
    ['all', ...values.map(({ enquiries }) => String(enquiries)), String(total)],
  ]);
}

/** A row for each value, the most frequent first, 20 at most. */
function list({ shares }: OfficeFigures, subject: FigureSubject): string {
  return textTable([
    [subject.toUpperCase(), 'ENQUIRIES'],
    ...shares[subject].slice(0, 20).map((share) => [nameOf(share), String(share.enquiries)]),
  ]);
}

function nameOf({ value }: { value: string | null }): string {
  return value ?? 'none';
}

function isUsed({ sent, waiting, failed, uncertain }: WaitFigure): boolean {
  return sent + waiting + failed + uncertain > 0;
}

/** Formats a duration in seconds for people: `4 s`, `12 min`, `3.5 h`. */
function duration(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
