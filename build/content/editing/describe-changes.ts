import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isLanguage, type Language } from '../../../src/i18n/language.ts';
import type { ChangeLine, ChangeWords } from '../../../src/schema/office-content.ts';
import { kindOf } from './content-kinds.ts';
import { bodyOf, changedValues } from './file-values.ts';
import { isForOffice, wordsOf } from './field-words.ts';
import { titleOf } from './file-titles.ts';
import { bare, childOf, optionOf, partOf, type Schema } from './schema-parts.ts';
import { changeWords, itemWords, labelIn, newItemWords, wordsOfValue } from './value-words.ts';
import { nameOfItem } from './item-names.ts';

type Lists = { before: unknown[]; after: unknown[] };
type Difference = { labels: string[]; from: string; to: string };
type Compared = { schema: Schema | null; before: unknown; after: unknown; labels: string[]; of: Language };

/** The changes between two texts of a file, in words: see `ContentDesk.describe`. */
export function describeChanges(file: string, before: string | null, after: string | null): ChangeLine[] {
  const kind = kindOf(file);
  if (!kind || before === after) return [];
  const [old, now] = changedValues(file, before, after);
  const changesIn = (of: Language): ChangeWords[] => {
    const words = changeWords[of];
    const title = titleOf(kind, now ?? old, of);
    if (before === null) return [{ title, field: words.file, from: '', to: words.new }];
    if (after === null) return [{ title, field: words.file, from: words.existed, to: words.removed }];
    const differences = differencesOf({ schema: kind.schema, before: old, after: now, labels: [], of });
    const bodies = kind.language ? [bodyOf(before), bodyOf(after)] : [];
    if (bodies[0] !== bodies[1])
      differences.push({ labels: [words.text], ...changedStretch(bodies[0] ?? '', bodies[1] ?? '') });
    // Hidden values, such as the size of a replaced picture, are not described.
    if (differences.length === 0) differences.push({ labels: [words.others], from: '', to: words.changed });
    return differences.map(({ labels, from, to }) => ({ title, field: shortPath(labels), from, to }));
  };
  const english = changesIn('en');
  return changesIn('es').map((spanish, index) => {
    const en = english[index];
    return { file, ...spanish, ...(en && !isDeepStrictEqual(en, spanish) && { en }) };
  });
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

function differencesOf({ schema, before, after, labels, of }: Compared): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences({ schema, before, after, labels, of });
  if (isMap(before) && isMap(after) && isSameVariant(schema, before, after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const part = schema && (partOf(schema, key, after) ?? partOf(schema, key, before));
      if (part && !isForOffice(part)) return [];
      return differencesOf({
        schema: part,
        before: childOf(before, key),
        after: childOf(after, key),
        labels: [...labels, ...labelOf(key, part, after, of)],
        of,
      });
    });
  }
  if (typeof before === 'string' && typeof after === 'string' && before.length + after.length > 200) {
    return [{ labels, ...changedStretch(before, after) }];
  }
  return [{ labels, from: wordsOfValue(schema, before, of), to: wordsOfValue(schema, after, of) }];
}

/** Spanish texts are named by their field, English ones by field and language. */
function labelOf(key: string, part: Schema | null, around: unknown, of: Language): string[] {
  if (isLanguage(key)) return key === 'es' ? [] : [changeWords[of][key]];
  const title = part && wordsOf(part).title;
  return [title ? labelIn(of, title, key) : (nameOfItem(childOf(around, key), undefined, of) ?? key)];
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
function listDifferences({ schema, before, after, labels, of }: Compared & Lists): Difference[] {
  const inside = schema && bare(schema);
  const element = inside instanceof z.ZodArray ? inside.element : null;
  const place = (item: unknown, index: number) => [...labels, itemWords(element, item, of) ?? String(index + 1)];
  const key = (item: unknown) =>
    isMap(item) ? JSON.stringify(item['id'] ?? item['name'] ?? item['title'] ?? item) : JSON.stringify(item);
  const [old, now] = [before.map(key), after.map(key)];
  const words = (items: unknown[]) =>
    items.map((item, index) => itemWords(element, item, of) ?? String(index + 1)).join(', ');
  const isSameLength = before.length === after.length;
  const sorted = (items: unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
  if (isSameLength && isDeepStrictEqual(sorted(before), sorted(after))) {
    return [{ labels, from: changeWords[of].order, to: words(after) }];
  }
  if (isSameLength && old.some((each, index) => each !== now[index] && !now.includes(each))) {
    return after.flatMap((item, index) =>
      differencesOf({ schema: element, before: before[index], after: item, labels: place(before[index], index), of }),
    );
  }
  const differences = [
    ...before.flatMap((item, index): Difference[] =>
      now.includes(old[index] ?? '')
        ? []
        : [{ labels: place(item, index), from: changeWords[of].was, to: changeWords[of].removed }],
    ),
    ...after.flatMap((item, index): Difference[] => {
      const at = old.indexOf(now[index] ?? '');
      if (at < 0) return [{ labels: place(item, index), from: '', to: newItemWords(element, item, of) }];
      return differencesOf({ schema: element, before: before[at], after: item, labels: place(item, index), of });
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
