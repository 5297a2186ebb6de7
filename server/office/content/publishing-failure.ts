import type { FieldProblem } from '../../../src/schema/office-content.ts';

/**
 * Why a publication failed: a message in Spanish, the problems to correct first, and the `cause` if it was unexpected.
 */
export class PublishingFailure extends Error {
  readonly problems: readonly FieldProblem[];
  constructor(sentence: string, problems: readonly FieldProblem[] = [], options: ErrorOptions = {}) {
    super(sentence, options);
    this.problems = problems;
  }
}
