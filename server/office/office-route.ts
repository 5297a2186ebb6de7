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

/** The answer of a route: JSON, or a file to be saved; a `kept` one never changes and stays in the browser. */
export type OfficeAnswer =
  { status?: number; json: unknown } | { status?: number; file: Uint8Array; name: string; type: string; kept?: true };

/** One route of the office. The table of all routes is the one place in which role and log are decided. */
export type OfficeRoute = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** The least role; an owner may do everything. */
  role: OfficeRole;
  /** JSON unless this says otherwise: then the body is a `Readable`, whose size the route itself limits. */
  takes?: 'bytes';
  /** Logged once the answer is a success. */
  logs?: LoggedAction;
  /** @throws RequestError for a request that cannot be answered, in words of the office */
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
