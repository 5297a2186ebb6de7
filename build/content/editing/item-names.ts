import { childOf } from './schema-parts.ts';

/** Names an item by its first text, in Spanish. */
export function nameOfItem(item: unknown): string | null {
  if (typeof item === 'string') return item.length > 60 ? `${item.slice(0, 59).trimEnd()}…` : item || null;
  if (typeof item !== 'object' || item === null) return null;
  const { es } = item as { es?: unknown };
  if (es !== undefined) return nameOfItem(es);
  const names = ['title', 'name', 'label', 'question', 'term', 'alt', 'subject', 'text'];
  const named = names.map((key) => childOf(item, key)).find((value) => nameOfItem(value) !== null);
  return named === undefined ? null : nameOfItem(named);
}
