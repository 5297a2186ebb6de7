import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { isLanguage, type Language } from '../../src/i18n/language.ts';
import { fillFigures, type CourseFigures } from './course-figures.ts';
import { lineOf, schemaProblems, type ContentProblem } from './problem.ts';

/** A value of the schema's type, or its problems. */
export type Reading<T> = { value: T; problems: [] } | { value: null; problems: ContentProblem[] };

/**
 * Parses and validates a YAML text.
 * @param file the file's name in messages
 * @param firstLine number of lines above `source` in the file, as for front matter
 * @param figures the facts for placeholders; `language` is that of a file in one language
 */
export function readYaml<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  {
    firstLine = 0,
    figures,
    language,
  }: { firstLine?: number; figures?: CourseFigures | undefined; language?: Language } = {},
): Reading<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: firstLine + lines.linePos(error.pos[0]).line,
      place: 'the way the file is written',
      message: error.message,
    }));
    return { value: null, problems };
  }
  const mistakes: ContentProblem[] = [];
  const fill = (value: unknown, path: readonly string[], inside: Language | undefined): unknown => {
    if (typeof value === 'string' && inside && figures) {
      const { text, problems } = fillFigures(value, inside, figures);
      const line = () => firstLine + lineOf(document, lines, path);
      mistakes.push(...problems.map((message) => ({ file, line: line(), place: path.join(' > '), message })));
      return text;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      ([key, item]) => [key, fill(item, [...path, key], isLanguage(key) ? key : inside)] as const,
    );
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };
  const result = schema.safeParse(fill(document.toJS(), [], language));
  if (mistakes.length > 0) return { value: null, problems: mistakes };
  if (result.success) return { value: result.data, problems: [] };
  return { value: null, problems: schemaProblems(file, document, lines, result.error, schema, firstLine) };
}

/** Returns a function that finds the line of a value in a YAML text, which is parsed at the first call. */
export function lineFinderOf(source: string): (path: readonly PropertyKey[]) => number {
  const lines = new LineCounter();
  let document: Document | undefined;
  return (path) => {
    document ??= parseDocument(source, { lineCounter: lines, prettyErrors: false });
    return lineOf(document, lines, path);
  };
}
