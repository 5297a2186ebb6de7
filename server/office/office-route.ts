import type { Readable } from 'node:stream';
import type { LoggedAction, OfficePerson, OfficeRole } from '../../src/schema/office.ts';

/** A request whose session, role and origin were checked. */
export type OfficeRequest = {
  person: OfficePerson;
  /** Parts of the path that begin with a colon in the route. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON that was sent; its shape is unknown until a schema has read it. A stream where the route takes bytes. */
  body: unknown;
};

/**
 * The answer of a route: JSON, or a file to save. A `kept` file never changes, so browsers cache it. A `Readable` is sent
 * as it is read. If it fails, the connection is cut, and browsers report a failed download.
 */
type OfficeAnswer =
  | { status?: number; json: unknown }
  | { status?: number; file: Uint8Array | Readable; name: string; type: string; kept?: true };

/** One route of the office. The table of all routes is the one place in which role and log are decided. */
export type OfficeRoute = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** The least role; an owner may do everything. */
  role: OfficeRole;
  /** The body is JSON. With this it is a `Readable`, and the route itself limits its size. */
  takes?: 'bytes';
  /** Logged once the answer is a success. */
  logs?: LoggedAction;
  /** @throws RequestError for a request that cannot be answered */
  answer: (request: OfficeRequest) => Promise<OfficeAnswer>;
};

/** A refusal with its status, as `{ problem }`: an id of a sentence that the screen has in both languages. */
export class RequestError extends Error {
  readonly status: 400 | 403 | 404 | 409 | 422;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: RequestError['status'], problem: string, more: RequestError['more'] = {}) {
    super(problem);
    this.status = status;
    this.more = more;
  }
}
