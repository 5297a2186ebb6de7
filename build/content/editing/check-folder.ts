import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage } from '../../../src/i18n/language.ts';
import { sharedArticleValues } from '../../../src/schema/article.ts';
import { documentOf } from '../../../src/schema/content-documents.ts';
import type { FieldPath, FieldProblem } from '../../../src/schema/office-content.ts';
import { sharedReadings as kept } from '../kept-readings.ts';
import { loadContent } from '../load-content.ts';
import { ContentError, type ContentProblem } from '../problem.ts';
import { kindOf, type FileKind } from './content-kinds.ts';
import { wordsOf } from './field-words.ts';
import { valueOf } from './file-values.ts';
import { headsOf } from './heads-of-pages.ts';
import { plainProblem } from './plain-problems.ts';
import { problemPath } from './problem-place.ts';
import { schemaAt } from './schema-parts.ts';

/** Finds the problems of a content folder. Titles and descriptions of pages are checked only if the files are valid. */
export async function checkFolder(folder: string): Promise<FieldProblem[]> {
  const found = await loadContent(folder, { kept }).then(
    (content) => headsOf(content, folder),
    (error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    },
  );
  const sources = new Map<string, string>();
  for (const file of new Set(found.map(({ file: name }) => belowContent(name)))) {
    sources.set(file, await readFile(join(folder, file), 'utf8').catch(() => ''));
  }
  return oncePerField(found.map((problem) => fieldProblem(problem, sources)));
}

/**
 * Keeps only the first problem of each field: an empty text is also too short, for example, and a value that both
 * languages of an article share is missing in both. A body keeps all its different problems.
 */
function oncePerField(problems: readonly FieldProblem[]): FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) {
    const { file, path, line, message } = problem;
    const key = JSON.stringify(
      path === null || path.at(-1) === 'body'
        ? [file, path, line, message.es]
        : [Object.hasOwn(sharedArticleValues, String(path[0])) ? documentOf(file) : file, path],
    );
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}

function fieldProblem(problem: ContentProblem, sources: ReadonlyMap<string, string>): FieldProblem {
  const file = belowContent(problem.file);
  const kind = kindOf(file);
  const source = sources.get(file) ?? '';
  const path = kind && problemPath(kind, file, source, problem);
  const label = path ? labelAt(kind, valueOf(file, source), path) : undefined;
  return { file, path, line: problem.line, label, message: plainProblem(problem.message) };
}

/** The name of the field or list at a path, which may end with a language or with the number of an item. */
function labelAt({ schema }: FileKind, value: unknown, path: FieldPath): string | undefined {
  const named = path.slice(0, path.findLastIndex((key) => typeof key === 'string' && !isLanguage(key)) + 1);
  const part = schemaAt(schema, named, value);
  return (part && wordsOf(part).title) ?? undefined;
}

function belowContent(file: string): string {
  return file.replace(/^content\//, '');
}
