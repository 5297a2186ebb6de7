/** Names of months in both languages, from January. */
const monthNames = [
  ['enero', 'January'],
  ['febrero', 'February'],
  ['marzo', 'March'],
  ['abril', 'April'],
  ['mayo', 'May'],
  ['junio', 'June'],
  ['julio', 'July'],
  ['agosto', 'August'],
  ['septiembre', 'September'],
  ['octubre', 'October'],
  ['noviembre', 'November'],
  ['diciembre', 'December'],
] as const;

const writtenMonth = new RegExp(`\\b(${monthNames.flat().join('|')})(?: de)? (20\\d\\d)\\b`, 'gi');
const editionsOfYear = /\b(?:ediciones de|editions of|intakes of) (20\d\d)\b/i;
const announcement = /\b(?:comienza|empieza|arranca|edición|starts?|begins?|edition)\b/i;

/** A fact about another organisation counts as recent for this number of months after its `checkedOn`. */
const trustedMonths = 6;

/**
 * The start dates that have passed, joined by commas; undefined if none has. A month passes at its end.
 * @param value a map such as `{ day: '2025-11-25' }`
 * @param today `YYYY-MM-DD`
 */
export function pastStart({ day, month, months }: Record<string, unknown>, today: string): string | undefined {
  const dates = [day, month, ...(Array.isArray(months) ? (months as unknown[]) : [])].filter(isDate);
  const past = dates.filter((date) => date < today.slice(0, date.length));
  return past.length > 0 ? past.join(', ') : undefined;
}

/** Finds a text that announces a start or an edition in a past month, or editions of a past year. */
export function announcedPastDate({ es, en }: Record<string, unknown>, today: string): string | undefined {
  const texts = [es, en].filter((text) => typeof text === 'string');
  for (const text of texts) {
    const [found, year = today] = editionsOfYear.exec(text) ?? [];
    if (year < today.slice(0, 4)) return `«${found}» en una frase`;
  }
  if (!texts.some((text) => announcement.test(text))) return undefined;
  return texts.map((text) => pastMonthIn(text, today)).find((found) => found !== undefined);
}

function pastMonthIn(text: string, today: string): string | undefined {
  for (const [found, name = '', year] of text.matchAll(writtenMonth)) {
    const month =
      monthNames.findIndex((names) => names.some((other) => other.toLowerCase() === name.toLowerCase())) + 1;
    if (`${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)) return `«${found}» en una frase`;
  }
  return undefined;
}

/** Whether a day is more than six months ago; true for an invalid day. */
export function isLongAgo(day: string, today: string): boolean {
  if (!isDate(day)) return true;
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - trustedMonths);
  return day < limit.toISOString().slice(0, 10);
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}(?:-\d{2})?$/.test(value);
}
