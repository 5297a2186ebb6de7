import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldProblem } from '../../../src/schema/office-content.ts';
import { sharedReadings as kept } from '../kept-readings.ts';
import { loadContent } from '../load-content.ts';
import { ContentError, type ContentProblem } from '../problem.ts';
import { kindOf } from './content-kinds.ts';
import { headsOf } from './heads-of-pages.ts';
import { plainProblem } from './plain-problems.ts';
import { problemPath } from './problem-place.ts';

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
 * Keeps only the first problem of each field: an empty text is also too short, for example. A body keeps all its
 * different problems.
 */
function oncePerField(problems: readonly FieldProblem[]): FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const problem of problems) {
    const { file, path, line, message } = problem;
    const key = JSON.stringify(path === null || path.at(-1) === 'body' ? [file, path, line, message.es] : [file, path]);
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}

function fieldProblem(problem: ContentProblem, sources: ReadonlyMap<string, string>): FieldProblem {
  const file = belowContent(problem.file);
  const kind = kindOf(file);
  const path = kind && problemPath(kind, file, sources.get(file) ?? '', problem);
  return { file, path, line: problem.line, message: plainProblem(problem.message) };
}

function belowContent(file: string): string {
  return file.replace(/^content\//, '');
}
