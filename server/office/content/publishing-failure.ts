import type { FieldProblem } from '../../../src/schema/office-content.ts';

/** Why a publication failed: a message in Spanish, and the problems to correct first. */
export class PublishingFailure extends Error {
  readonly problems: readonly FieldProblem[];
  constructor(sentence: string, problems: readonly FieldProblem[] = []) {
    super(sentence);
    this.problems = problems;
  }
}
