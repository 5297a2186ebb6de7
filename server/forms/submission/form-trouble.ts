import type { FastifyError } from 'fastify';
import type { FormProblem } from '../document/form-document-props.ts';

const explained: readonly FormProblem[] = [400, 403, 404, 413, 415, 429];

/** An error that is answered with an error page of the form service. */
export class FormTroubleError extends Error {
  readonly statusCode: FormProblem;

  constructor(statusCode: FormProblem) {
    super(`form service: ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** The status of the response to an error, and the text of its page. */
export function troubleOf(error: FastifyError | FormTroubleError): { status: number; problem: FormProblem } {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  return { status, problem: explained.find((known) => known === status) ?? (status < 500 ? 400 : 500) };
}
