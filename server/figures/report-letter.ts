import { locales } from '../../src/i18n/language.ts';
import type { FigureSubject } from '../../src/schema/office-figures.ts';
import { addDays, madridDay } from '../../src/site/days.ts';
import type { ChoiceTitles } from '../enquiries/leads/enquiry-workbook.ts';
import type { Letter } from '../enquiries/mail/letter.ts';
import { topics } from '../enquiries/mail/mail-words.ts';
import type { OfficeFigures } from './office-figures.ts';

type Centre = { name: string; titles: ChoiceTitles };

/** Greatest number of values of one kind in the mail. */
const mostValues = 8;

/**
 * The weekly mail to the office, in Spanish and without personal data: last week's figures, the time to the first
 * answer, and the unanswered enquiries.
 * @param figures those of at least two whole weeks and of the week that has just begun
 */
export function reportLetter(figures: OfficeFigures, { name, titles }: Centre): Letter {
  const index = figures.weeks.length - 2;
  const [before, week] = [figures.weeks[index - 1], figures.weeks[index]];
  if (!before || !week) throw new RangeError('a report needs two whole weeks');
  const span = days(week.week, addDays(week.week, 6));
  const subjects: [label: string, subject: FigureSubject, nameOf: (value: string | null) => string][] = [
    ['Por curso', 'course', (value) => titleOf(value, titles.courses) ?? 'sin curso'],
    ['Por campus', 'campus', (value) => titleOf(value, titles.campuses) ?? 'sin preferencia'],
    ['Por formulario', 'form', (value) => Object.entries(topics).find(([id]) => id === value)?.[1].es ?? ''],
    ['Por página', 'page', (value) => value ?? 'desconocida'],
    ['Por procedencia', 'source', (value) => value ?? 'desconocida'],
  ];
  const tables = subjects.map(([label, subject, nameOf]): [string, string] => {
    const values = figures.shares[subject]
      .map(({ value, byWeek }) => ({ value, number: byWeek[index] ?? 0 }))
      .filter(({ number }) => number > 0)
      .toSorted((one, other) => other.number - one.number)
      .slice(0, mostValues);
    return [label, values.map(({ value, number }) => `${nameOf(value)}: ${number}`).join('\n')];
  });
  return {
    language: 'es',
    subject: `Consultas de la semana ${span} – ${name}`,
    opening: ['Esto es lo que ha llegado por la web la semana pasada.'],
    rows: [
      ['Consultas', `${week.enquiries} (la semana anterior, ${before.enquiries})`],
      ...tables.filter(([, value]) => value !== ''),
      ['Primera respuesta', firstAnswer(figures)],
      ['Sin contestar', unanswered(figures)],
    ],
    closing: ['Son las mismas cifras que en la pantalla «Cifras» de la oficina.'],
    signature: [name],
  };
}

function firstAnswer({ firstAnswer: { number, median, ninetieth }, weeks }: OfficeFigures): string {
  if (median === null || ninetieth === null) return 'ninguna todavía';
  return `la mitad antes de ${duration(median)}, nueve de cada diez antes de ${duration(ninetieth)} (${number} en ${weeks.length} semanas)`;
}

function unanswered({ unanswered: [oldest], unansweredInAll }: OfficeFigures): string {
  if (!oldest) return 'ninguna espera desde hace más de dos días laborables';
  const since = day(madridDay(new Date(oldest.receivedAt)), { day: 'numeric', month: 'long' });
  if (unansweredInAll === 1) return `1 espera desde hace más de dos días laborables, desde el ${since}`;
  return `${unansweredInAll} esperan desde hace más de dos días laborables; la más antigua, desde el ${since}`;
}

function titleOf(id: string | null, choices: ChoiceTitles['courses']): string | null {
  return choices.find((choice) => choice.id === id)?.title.es ?? id;
}

/** «1 minuto», «40 minutos», «5 horas», «3 días». */
function duration(seconds: number): string {
  if (seconds < 2 * 3600) return inUnits(Math.max(1, Math.round(seconds / 60)), 'minute');
  return seconds < 48 * 3600
    ? inUnits(Math.round(seconds / 3600), 'hour')
    : inUnits(Math.round(seconds / 86_400), 'day');
}

function inUnits(number: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(locales.es, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}

/** «del 30 de marzo al 5 de abril de 2026». */
function days(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const begins = day(first, isOneMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' });
  return `del ${begins} al ${day(last, { dateStyle: 'long' })}`;
}

function day(iso: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales.es, { ...form, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}
