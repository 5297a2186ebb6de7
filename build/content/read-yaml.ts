import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { lineOf, schemaProblems, type ContentProblem } from './problem.ts';

/** Either a value of the schema's type, or what has to be mended. */
export type Reading<T> =
  | { value: T; problems: []; lineOf: (path: readonly PropertyKey[]) => number }
  | { value: null; problems: ContentProblem[]; lineOf: null };

/**
 * Reads one YAML text by a schema.
 * @param file how the file is called in messages
 * @param firstLine the number of lines above `source` in the file (front matter begins below its dashes)
 */
export function readYaml<T>(file: string, source: string, schema: z.ZodType<T>, firstLine = 0): Reading<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: firstLine + lines.linePos(error.pos[0]).line,
      place: 'the way the file is written',
      message: error.message,
    }));
    return { value: null, problems, lineOf: null };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return { value: result.data, problems: [], lineOf: (path) => firstLine + lineOf(document, lines, path) };
  }
  return {
    value: null,
    problems: schemaProblems(file, document, lines, result.error, schema, firstLine),
    lineOf: null,
  };
}
