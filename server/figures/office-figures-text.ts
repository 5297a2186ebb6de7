import { counted } from '../counted.ts';
import { toCsv } from '../enquiries/leads/csv.ts';
import { textTable } from '../text-table.ts';
import type { OfficeFigures, WaitFigure, WeekFigure } from './office-figures.ts';

/** The figures to read on a terminal. */
export function figuresText({ since, weeks, waits }: OfficeFigures): string {
  const total = weeks.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const all = `${counted(total, 'enquiry', 'enquiries')} since ${since}`;
  if (total === 0) return `${all}\n`;
  return [
    `${all}, by the Monday of their week\n`,
    table(weeks, 'FORM', ({ form }) => form),
    table(weeks, 'COURSE', ({ course }) => course ?? 'none'),
    'From arrival to the mail server’s yes (a webhook’s receiver)\n',
    textTable([
      ['DELIVERY', 'SENT', 'MEDIAN', '90 %', 'LONGEST', 'WAITING', 'GIVEN UP', 'UNCERTAIN'],
      ...waits
        .filter(isUsed)
        .map((wait) => [
          wait.kind,
          String(wait.sent),
          ...[wait.median, wait.ninetieth, wait.longest].map(duration),
          ...[wait.waiting, wait.failed, wait.uncertain].map(String),
        ]),
    ]),
  ].join('\n');
}

/** Enquiries by week, form and course, for programs. */
export function figuresCsv({ weeks }: OfficeFigures): string {
  const rows = weeks.map(({ week, form, course, enquiries }) => [week, form, course ?? '', String(enquiries)]);
  return toCsv(['week', 'form', 'course', 'enquiries'], rows);
}

/** A row for each week, a column for each name, both with totals. */
function table(weeks: readonly WeekFigure[], heading: string, nameOf: (figure: WeekFigure) => string): string {
  const names = [...new Set(weeks.map(nameOf))].toSorted();
  const count = (figures: readonly WeekFigure[], name: string | null) =>
    String(figures.reduce((sum, each) => sum + (name === null || nameOf(each) === name ? each.enquiries : 0), 0));
  const row = (label: string, figures: readonly WeekFigure[]) => [
    label,
    ...names.map((name) => count(figures, name)),
    count(figures, null),
  ];
  const rows = [...Map.groupBy(weeks, ({ week }) => week)].map(([week, figures]) => row(week, figures));
  return textTable([[`WEEK \\ ${heading}`, ...names, 'ALL'], ...rows, row('all', weeks)]);
}

function isUsed({ sent, waiting, failed, uncertain }: WaitFigure): boolean {
  return sent + waiting + failed + uncertain > 0;
}

/** Seconds as people say them: `4 s`, `12 min`, `3.5 h`. */
function duration(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
