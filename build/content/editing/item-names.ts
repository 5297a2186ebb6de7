import { childOf } from './schema-parts.ts';

/** Names an item of a list by its first Spanish text, cut to `longest` letters. */
export function nameOfItem(item: unknown, longest = 60): string | null {
  if (typeof item === 'string')
    return item.length > longest ? `${item.slice(0, longest - 1).trimEnd()}…` : item || null;
  if (typeof item !== 'object' || item === null) return null;
  const { es } = item as { es?: unknown };
  if (es !== undefined) return nameOfItem(es, longest);
  const names = ['title', 'name', 'label', 'question', 'term', 'alt', 'subject', 'text'];
  const named = names.map((key) => childOf(item, key)).find((value) => nameOfItem(value) !== null);
  return named === undefined ? null : nameOfItem(named, longest);
}
