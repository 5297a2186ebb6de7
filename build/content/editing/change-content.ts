import { parse } from 'yaml';
import { z } from 'zod';
import type { ChangedText } from '../../../server/office/content-desk.ts';
import type { ContentChange, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import { changeYaml, type YamlChange } from './change-yaml.ts';
import { kindOf, type FileKind } from './content-kinds.ts';
import { emptyValue, freshId, isId, variantValue } from './new-values.ts';
import { wordsOf, writtenValue } from './field-words.ts';
import { namedEditions } from './name-editions.ts';
import { raisedSequences } from './raise-sequences.ts';
import { bare, isNullable, isOptional, optionOf, schemaAt, valueAt, type Schema } from './schema-parts.ts';
import { variantsOf } from './variants.ts';

const noPlace = 'Este dato no existe, o no se cambia desde la oficina.';

/** Changes a content file by its schema: see `ContentDesk.change`. */
export function changeContent(file: string, text: string, changes: readonly ContentChange[]): ChangedText {
  const kind = kindOf(file);
  if (!kind) return { problem: 'Este archivo no se cambia desde la oficina.' };
  let source = text;
  for (const change of changes) {
    const changed = kind.language
      ? changeMarkdown(source, change, kind.schema)
      : changeOne(source, change, kind.schema);
    if ('problem' in changed) return changed;
    source = changed.text;
  }
  return kind.name === 'courses' || kind.name === 'visits' ? numbered(kind, text, source) : { text: source };
}

/**
 * Adds ids to new editions, and raises the `sequence` of changed editions and visits, so that calendars accept the
 * change.
 */
function numbered({ name, id, schema }: FileKind, before: string, text: string): ChangedText {
  const [old, now] = [readable(before), readable(text)];
  const raised = raisedSequences(old, now).map(({ path, value }) => put(schema, now, path, value));
  let source = text;
  for (const change of [...(name === 'courses' ? namedEditions(id, old, now) : []), ...raised]) {
    const changed = changeYaml(source, change, changedValue(readable(source), change));
    if ('problem' in changed) return changed;
    source = changed.text;
  }
  return { text: source };
}

/** The path of the field for a Markdown file's text. All other fields of the file are in its front matter. */
export const bodyPath: FieldPath = ['body'];

function changeMarkdown(source: string, change: ContentChange, schema: Schema): ChangedText {
  const split = splitFrontMatter(source);
  if (!split) return { problem: 'El archivo no empieza por sus datos entre líneas de guiones.' };
  const head = source.slice(0, source.length - split.body.length);
  if (change.path[0] === 'body') {
    if (change.kind !== 'set' || change.path.length > 1 || typeof change.value !== 'string')
      return { problem: noPlace };
    return { text: `${head}\n${change.value.replaceAll('\r\n', '\n').replace(/^\n+|\n+$/g, '')}\n` };
  }
  const changed = changeOne(split.frontMatter, change, schema);
  return 'problem' in changed ? changed : { text: head.replace(split.frontMatter, () => changed.text) + split.body };
}

function changeOne(source: string, change: ContentChange, schema: Schema): ChangedText {
  const before = readable(source);
  if (before === undefined) return { problem: 'El archivo no se puede leer: avisa a quien lleva la web.' };
  if (!isOfOffice(schema, change.path, before)) return { problem: noPlace };
  const yaml = change.kind === 'set' ? setChange(schema, before, change) : listChange(schema, before, change);
  if (yaml === null) return { problem: noPlace };
  if (yaml === 'nothing') return { text: source };
  const after = changedValue(before, yaml);
  const changed = changeYaml(source, yaml, after);
  return 'problem' in changed || yaml.kind !== 'insert' ? changed : named(changed.text, after, yaml, schema);
}

/** Gives a copied item a new id. */
function named(
  source: string,
  value: unknown,
  { path, at, like }: YamlChange & { kind: 'insert' },
  schema: Schema,
): ChangedText {
  const id = [...path, at, 'id'];
  const part = schemaAt(schema, id, value);
  if (like === undefined || !part || !isId('id', part)) return { text: source };
  const change: YamlChange = { kind: 'put', path: id, value: freshId(valueAt(value, path) as unknown[]) };
  return changeYaml(source, change, changedValue(value, change));
}

function readable(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/** Whether every part of a path is in the schemas, and the office may change it. */
function isOfOffice(schema: Schema, path: FieldPath, value: unknown): boolean {
  return path.every((key, depth) => {
    if (key === '__proto__') return false;
    const part = schemaAt(schema, path.slice(0, depth + 1), value);
    return part !== null && wordsOf(part).office !== false;
  });
}

function setChange(
  schema: Schema,
  before: unknown,
  change: { path: FieldPath; value: FieldValue },
): YamlChange | 'nothing' | null {
  const { path } = change;
  const field = schemaAt(schema, path, before);
  if (!field || path.length === 0) return null;
  const old = valueAt(before, path);
  const variant = variantsOf(field).find(({ name }) => name === change.value);
  const inside = bare(field);
  const isOff = change.value === false && inside instanceof z.ZodLiteral;
  if (change.value === null || isOff) {
    if (isNullable(field) && !isOptional(field)) return put(schema, before, path, null);
    return old === undefined ? 'nothing' : { kind: 'drop', path: outermost(schema, before, path) };
  }
  if (variant) {
    if (old !== undefined && optionOf(inside as z.ZodUnion, old) === variant.schema) return 'nothing';
    return put(schema, before, path, variantValue(variant, old));
  }
  if (typeof old === 'object' && old !== null) return null;
  const value = writtenValue(field, change.value);
  return old === value ? 'nothing' : put(schema, before, path, value);
}

function put(schema: Schema, before: unknown, path: FieldPath, value: unknown): YamlChange {
  return { kind: 'put', path, value, names: namesAround(schema, before, path) };
}

/** All keys that the schema has for the nearest existing map around a path, in the schema's order. */
function namesAround(schema: Schema, before: unknown, path: FieldPath): string[] {
  let depth = path.length - 1;
  while (depth > 0 && typeof valueAt(before, path.slice(0, depth)) !== 'object') depth -= 1;
  const around = schemaAt(schema, path.slice(0, depth), before);
  const inside = around && bare(around);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, valueAt(before, path.slice(0, depth)))) : inside;
  return option instanceof z.ZodObject ? Object.keys(option.shape) : [];
}

/** The path itself, or that of an optional group which the change would leave empty. */
function outermost(schema: Schema, before: unknown, path: FieldPath): FieldPath {
  const parent = path.slice(0, -1);
  const around = schemaAt(schema, parent, before);
  const isLast = Object.keys(valueAt(before, parent) ?? {}).length === 1;
  return parent.length > 0 && isLast && around && isOptional(around) ? outermost(schema, before, parent) : path;
}

type ListChange = Exclude<ContentChange, { kind: 'set' }>;

function listChange(schema: Schema, before: unknown, change: ListChange): YamlChange | 'nothing' | null {
  const list = schemaAt(schema, change.path, before);
  const inside = list && bare(list);
  if (!(inside instanceof z.ZodArray)) return null;
  const items = valueAt(before, change.path) ?? [];
  if (!Array.isArray(items)) return null;
  const isItem = (index: number) => Number.isInteger(index) && index >= 0 && index < items.length;
  switch (change.kind) {
    case 'remove':
      if (!isItem(change.at)) return null;
      return {
        kind: 'drop',
        path: items.length === 1 && isOptional(list!) ? change.path : [...change.path, change.at],
      };
    case 'move':
      if (!isItem(change.from) || !isItem(change.to)) return null;
      return change.from === change.to
        ? 'nothing'
        : { kind: 'move', path: change.path, from: change.from, to: change.to };
    case 'insert': {
      const { like } = change;
      if (!(isItem(change.at) || change.at === items.length) || (like !== undefined && !isItem(like))) return null;
      const value = like === undefined ? emptyValue(inside.element, items) : structuredClone(items[like]);
      return { kind: 'insert', path: change.path, at: change.at, value, like };
    }
  }
}

/** The values of a YAML text after a change. */
function changedValue(before: unknown, change: YamlChange): unknown {
  const top = structuredClone(before) as Record<string, unknown>;
  const parent = change.path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((inside, key) => (inside[String(key)] ??= {}) as Record<string, unknown>, top);
  const key = String(change.path.at(-1));
  if (change.kind === 'put') parent[key] = change.value;
  else if (change.kind === 'drop') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else {
    const list = (parent[key] ??= []) as unknown[];
    if (change.kind === 'move') list.splice(change.to, 0, ...list.splice(change.from, 1));
    else list.splice(change.at, 0, change.value);
  }
  return top;
}
