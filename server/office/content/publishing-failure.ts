import type { Localized } from '../../../src/i18n/language.ts';
import type { FieldProblem } from '../../../src/schema/office-content.ts';

/** Why a publication failed: a message, the problems to correct first, and the `cause` if it was unexpected. */
export class PublishingFailure extends Error {
  readonly said: Localized<string>;
  readonly problems: readonly FieldProblem[];
  constructor(said: Localized<string>, problems: readonly FieldProblem[] = [], options: ErrorOptions = {}) {
    super(said.en, options);
    this.said = said;
    this.problems = problems;
  }
}
