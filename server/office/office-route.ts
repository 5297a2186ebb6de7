import type { Readable } from 'node:stream';
import type { LoggedAction, OfficePerson, OfficeRole } from '../../src/schema/office.ts';

/** A request whose session, role and origin were checked. */
export type OfficeRequest = {
  person: OfficePerson;
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The body as JSON, to be validated by a schema; a stream if the route takes bytes. */
  body: unknown;
};

/**
 * The response of a route: JSON, or a file to save. A `kept` file never changes, so browsers cache it. A `Readable` is
 * streamed; if it fails, the connection is cut, and browsers report a failed download.
 */
type OfficeAnswer =
  | { status?: number; json: unknown }
  | { status?: number; file: Uint8Array | Readable; name: string; type: string; kept?: true };

/** A route of the office. Its role and its entry in the log are defined only here. */
export type OfficeRoute = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** The role that is needed; an owner has every role. */
  role: OfficeRole;
  /** Makes the body a `Readable` instead of JSON; the route itself then limits its size. */
  takes?: 'bytes';
  /** The action that is logged after a success. */
  logs?: LoggedAction;
  /** @throws RequestError to refuse the request */
  answer: (request: OfficeRequest) => Promise<OfficeAnswer>;
};

/** Refuses a request with a status and `{ problem }`, the id of a message that the screen has in both languages. */
export class RequestError extends Error {
  readonly status: 400 | 403 | 404 | 409 | 422 | 429;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: RequestError['status'], problem: string, more: RequestError['more'] = {}) {
    super(problem);
    this.status = status;
    this.more = more;
  }
}
