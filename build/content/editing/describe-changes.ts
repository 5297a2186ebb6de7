import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isLanguage } from '../../../src/i18n/language.ts';
import type { ChangeLine } from '../../../src/schema/office-content.ts';
import { kindOf } from './content-kinds.ts';
import { bodyOf, changedValues } from './file-values.ts';
import { isForOffice, wordsOf } from './field-words.ts';
import { titleOf } from './file-titles.ts';
import { bare, childOf, optionOf, partOf, type Schema } from './schema-parts.ts';
import { inSentence, itemWords, newItemWords, wordsOfValue } from './value-words.ts';
import { nameOfItem } from './item-names.ts';

type Difference = { labels: string[]; from: string; to: string };
type Compared = { schema: Schema | null; before: unknown; after: unknown; labels: string[] };

/** The changes between two texts of a file, in words: see `ContentDesk.describe`. */
export function describeChanges(file: string, before: string | null, after: string | null): ChangeLine[] {
  const kind = kindOf(file);
  if (!kind || before === after) return [];
  const [old, now] = changedValues(file, before, after);
  const title = titleOf(kind, now ?? old);
  const line = ({ labels, from, to }: Difference): ChangeLine => ({ file, title, field: shortPath(labels), from, to });
  if (before === null || after === null) {
    const [from, to] = before === null ? ['', 'nuevo'] : ['existía', 'retirado'];
    return [line({ labels: ['archivo'], from, to })];
  }
  const differences = differencesOf({ schema: kind.schema, before: old, after: now, labels: [] });
  const bodies = kind.language ? [bodyOf(before), bodyOf(after)] : [];
  if (bodies[0] !== bodies[1])
    differences.push({ labels: ['texto'], ...changedStretch(bodies[0] ?? '', bodies[1] ?? '') });
  // Hidden values, such as the size of a replaced picture, are not described.
  if (differences.length === 0) differences.push({ labels: ['otros datos'], from: '', to: 'cambiados' });
  return differences.map(line);
}

/**
 * Shortens a path of labels to the last three, without repetition: “datos del curso · precio · precio” becomes “datos
 * del curso · precio”.
 */
function shortPath(labels: readonly string[]): string {
  return labels
    .filter((label, index) => label !== labels[index - 1])
    .slice(-3)
    .join(' · ');
}

function differencesOf({ schema, before, after, labels }: Compared): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, schema, labels);
  if (isMap(before) && isMap(after) && isSameVariant(schema, before, after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const part = schema && (partOf(schema, key, after) ?? partOf(schema, key, before));
      if (part && !isForOffice(part)) return [];
      return differencesOf({
        schema: part,
        before: childOf(before, key),
        after: childOf(after, key),
        labels: [...labels, ...labelOf(key, part, after)],
      });
    });
  }
  if (typeof before === 'string' && typeof after === 'string' && before.length + after.length > 200) {
    return [{ labels, ...changedStretch(before, after) }];
  }
  return [{ labels, from: wordsOfValue(schema, before), to: wordsOfValue(schema, after) }];
}

/** Spanish texts are named by their field, English ones by field and language. */
function labelOf(key: string, part: Schema | null, around: unknown): string[] {
  if (isLanguage(key)) return key === 'es' ? [] : ['en inglés'];
  const title = part && wordsOf(part).title;
  const own = title ?? nameOfItem(childOf(around, key)) ?? key;
  return [title ? inSentence(title) : own];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSameVariant(schema: Schema | null, before: unknown, after: unknown): boolean {
  const inside = schema && bare(schema);
  return !(inside instanceof z.ZodUnion) || optionOf(inside, before) === optionOf(inside, after);
}

/**
 * Matches items by id, name, title or value. If lists of the same length have different items, items are compared by
 * position.
 */
function listDifferences(before: unknown[], after: unknown[], schema: Schema | null, labels: string[]): Difference[] {
  const inside = schema && bare(schema);
  const element = inside instanceof z.ZodArray ? inside.element : null;
  const place = (item: unknown, index: number) => [...labels, itemWords(element, item) ?? String(index + 1)];
  const key = (item: unknown) =>
    isMap(item) ? JSON.stringify(item['id'] ?? item['name'] ?? item['title'] ?? item) : JSON.stringify(item);
  const [old, now] = [before.map(key), after.map(key)];
  const words = (items: unknown[]) =>
    items.map((item, index) => itemWords(element, item) ?? String(index + 1)).join(', ');
  const isSameLength = before.length === after.length;
  const sorted = (items: unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
  if (isSameLength && isDeepStrictEqual(sorted(before), sorted(after))) {
    return [{ labels, from: 'en otro orden', to: words(after) }];
  }
  if (isSameLength && old.some((each, index) => each !== now[index] && !now.includes(each))) {
    return after.flatMap((item, index) =>
      differencesOf({ schema: element, before: before[index], after: item, labels: place(before[index], index) }),
    );
  }
  const differences = [
    ...before.flatMap((item, index): Difference[] =>
      now.includes(old[index] ?? '') ? [] : [{ labels: place(item, index), from: 'estaba', to: 'retirado' }],
    ),
    ...after.flatMap((item, index): Difference[] => {
      const at = old.indexOf(now[index] ?? '');
      if (at < 0) return [{ labels: place(item, index), from: '', to: newItemWords(element, item) }];
      return differencesOf({ schema: element, before: before[at], after: item, labels: place(item, index) });
    }),
  ];
  return differences.length > 0 ? differences : [{ labels, from: words(before), to: words(after) }];
}

/** The part of a long text that differs, with a few words of context. */
function changedStretch(before: string, after: string): { from: string; to: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, before.lastIndexOf(' ', Math.max(0, start - 30)) + 1);
  const cut = (text: string) => {
    const last = Math.min(text.length, text.length - end + 30);
    const part = text.slice(from, last).replaceAll(/\s+/g, ' ').trim();
    const short = part.length > 240 ? `${part.slice(0, 239)}…` : part;
    return `${from > 0 ? '…' : ''}${short}${last < text.length ? '…' : ''}`;
  };
  return { from: cut(before), to: cut(after) };
}
