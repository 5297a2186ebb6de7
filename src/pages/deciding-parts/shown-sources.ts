import { longDate, longMonth } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { DecidingFacts } from '../../schema/deciding-facts.ts';

/** A source as a list shows it; `dates` says when its text is of, and when it was read. */
export type ShownSource = { title: string; publisher: string; url: string; dates: string };

/** Writes the sources of some facts, each once, in the order of the content. */
export function shownSources(
  { sources, facts }: DecidingFacts,
  kinds: readonly (keyof DecidingFacts['facts'])[],
  language: Language,
  write: (dated: string | null, read: string) => string,
): ShownSource[] {
  const named = new Set(
    kinds.flatMap((kind) =>
      Object.values(facts[kind]).flatMap((fact: { source: string; also?: string | undefined }) => [
        fact.source,
        fact.also,
      ]),
    ),
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
