const nbsp = '\u00A0';

/** Signs, units, currencies and time units that must stay on the line of their figure. */
const units =
  '%|EUR|GBP|CHF|ECTS|dB|Hz|kHz|MHz|mmHg|hPa|mm|cm|m|km|kt|ft|NM|h|min|s|años?|mes(?:es)?|semanas?|días?|horas?|minutos?|years?|months?|weeks?|days?|hours?|minutes?|miles|millas|nudos|knots';
/** Nouns that are followed by a number or a Roman numeral. */
const numbered =
  'clase|nivel|fase|vía|bloque|anexo|lote|módulo|artículos?|arts?\\.|class|level|phase|block|annex|lot|module|articles?';
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const monthsInEnglish = 'January|February|March|April|May|June|July|August|September|October|November|December';

type Rule = readonly [pattern: RegExp, put: string];

/** The rules are created at their first use: browsers load this module with `language.ts` and need none of them. */
let rules: readonly Rule[] | undefined;

function makeRules(): readonly Rule[] {
  const anyCase = numbered.replaceAll(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`);
  return [
    [new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), `$1${nbsp}`],
    // A single “I” does not count as a numeral: it may be the pronoun.
    [new RegExp(`(?<![\\p{L}\\p{N}])(${anyCase}|OACI|ICAO|No) (?=\\d|(?:V|X|[IVX]{2,})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
    [/(?<=\bS\.) (?=[AL]\.)/g, nbsp],
    [/FEAST (?=I{1,3}(?!\p{L}))/gu, `FEAST${nbsp}`],
    [new RegExp(`(?<!\\d)(\\d{1,2}) (?=de (?:${months})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
    [new RegExp(`(?<!\\p{L})(${monthsInEnglish}) (?=\\d{1,2}(?!\\d))`, 'gu'), `$1${nbsp}`],
  ];
}

/**
 * Keeps figures on one line with their unit, and names with their number: “57 %”, “35 dB”, “clase 3”, “FEAST III”,
 * “November 7”. It also joins the letters of a company's legal form, “S. L.”. The rules are those of the *Ortografía* of
 * the RAE and of Hart's Rules. Both languages share one set of rules: the words of one language do no harm in texts of
 * the other.
 * @returns the text with no-break spaces in those places
 */
export function keepTogether(text: string): string {
  rules ??= makeRules();
  return rules.reduce((done, [pattern, put]) => done.replace(pattern, put), text);
}
