import { z } from 'zod';
import { inEachLanguage, isForOffice, wordsOf } from './field-words.ts';
import { bare, type Schema } from './schema-parts.ts';

/** The paths of fields, groups and choices that the office sees without a Spanish name. */
export function unlabelledFields(schema: Schema, path: readonly string[] = []): string[] {
  if (!isForOffice(schema)) return [];
  const inside = bare(schema);
  const inOne = inEachLanguage(schema);
  if (inOne) return unlabelledFields(inOne, path);
  if (inside instanceof z.ZodObject) {
    return Object.entries(inside.shape).flatMap(([key, part]) => {
      const at = [...path, key];
      const isSeen = isForOffice(part) && !(part instanceof z.ZodLiteral);
      return [...(isSeen && !wordsOf(part).title ? [at.join('.')] : []), ...(isSeen ? unlabelledFields(part, at) : [])];
    });
  }
  if (inside instanceof z.ZodArray) return unlabelledFields(inside.element, [...path, '[]']);
  if (inside instanceof z.ZodRecord) return unlabelledFields(inside.valueType, [...path, '{}']);
  if (inside instanceof z.ZodTuple) return inside.def.items.flatMap((item) => unlabelledFields(item, [...path, '[]']));
  if (inside instanceof z.ZodUnion) return inside.options.flatMap((option) => unlabelledFields(option, path));
  if (inside instanceof z.ZodEnum) {
    const words = wordsOf(schema).choices ?? wordsOf(inside).choices ?? {};
    return inside.options.filter((option) => !words[String(option)]).map((option) => `${path.join('.')} = ${option}`);
  }
  return [];
}
