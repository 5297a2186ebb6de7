import type { Language } from '../../../src/i18n/language.ts';
import { childOf } from './schema-parts.ts';

/** Names an item of a list by its first text in a language, or else in Spanish, cut to `longest` letters. */
export function nameOfItem(item: unknown, longest = 60, of: Language = 'es'): string | null {
  if (typeof item === 'string')
    return item.length > longest ? `${item.slice(0, longest - 1).trimEnd()}…` : item || null;
  if (typeof item !== 'object' || item === null) return null;
  const { es, [of]: own = es } = item as { [Key in Language]?: unknown };
  if (own !== undefined) return nameOfItem(own, longest, of);
  const names = ['title', 'name', 'label', 'question', 'term', 'alt', 'subject', 'text'];
  const named = names.map((key) => childOf(item, key)).find((value) => nameOfItem(value, longest, of) !== null);
  return named === undefined ? null : nameOfItem(named, longest, of);
}
