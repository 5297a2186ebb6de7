import { longDate, longMonth } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { FactSource } from './deciding-facts.ts';

/** A source as a list shows it; `dates` states the date of its text and the day of reading. */
export type ShownSource = { title: string; publisher: string; url: string; dates: string };

type Sourced = { source: string; also?: string | undefined };
type Facts<Kind extends string> = {
  sources: Readonly<Record<string, FactSource>>;
  facts: Readonly<Record<Kind, Readonly<Record<string, Sourced>>>>;
};

/** The sources of some facts, each once, in the order of the content. */
export function shownSources<Kind extends string>(
  { sources, facts }: Facts<Kind>,
  kinds: readonly Kind[],
  language: Language,
  write: (dated: string | null, read: string) => string,
): ShownSource[] {
  const named = new Set(
    kinds.flatMap((kind) => Object.values<Sourced>(facts[kind]).flatMap(({ source, also }) => [source, also])),
  );
  return Object.entries(sources)
    .filter(([id]) => named.has(id))
    .map(([, { title, publisher, url, dated, read }]) => ({
      title: title[language],
      publisher,
      url,
      dates: write(dated === 'unknown' ? null : dateText(dated, language), longDate(read, language)),
    }));
}

function dateText(dated: string, language: Language): string {
  if (dated.length === 4) return dated;
  return dated.length === 7 ? longMonth(dated, language) : longDate(dated, language);
}
