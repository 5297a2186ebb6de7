import type { FieldProblem } from '../../../src/schema/office-content.ts';
import { readContent } from '../load-content.ts';
import { ContentError, type ContentProblem } from '../problem.ts';

/** What the content check says of a folder: see `ContentDesk.check`. */
export async function checkFolder(folder: string): Promise<FieldProblem[]> {
  const problems = await readContent(folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    },
  );
  return problems.map((problem) => fieldProblem(problem));
}

function fieldProblem({ file, line, message }: ContentProblem): FieldProblem {
  return { file: file.replace(/^content\//, ''), path: null, line, message };
}
