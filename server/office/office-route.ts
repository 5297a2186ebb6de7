import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { LoggedAction, OfficePerson, OfficeRole } from '../../src/schema/office.ts';

/** A request whose session, role, origin, body and query were checked. */
export type OfficeRequest<Body = unknown, Query = URLSearchParams, Params = Readonly<Record<string, string>>> = {
  person: OfficePerson;
  /** The parameters of the path. */
  params: Params;
  query: Query;
  /** A stream if the route takes bytes. */
  body: Body;
};

/**
 * The response of a route: JSON, or a file to save. A `kept` file never changes, so browsers cache it. A `Readable` is
 * streamed; if it fails, the connection is cut, and browsers report a failed download.
 */
type OfficeResponse =
  | {
      status?: number;
      json: unknown;
      /** The number of visitors whom the response names, for the log. */
      people?: number;
    }
  | { status?: number; file: Uint8Array | Readable; name: string; type: string; kept?: true };

type Row<Body, Query, Params> = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** The role that is needed; an owner has every role. */
  role: OfficeRole;
  /** The schema of the path's parameters. Others are refused with 404 `gone`. */
  params?: z.ZodType<Params>;
  /** The schemas of the query (see `queryValues`) and of the JSON body. Others are refused with 422 and `problem`. */
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  problem?: string;
  /** Makes the body a `Readable` instead of JSON; the route itself then limits its size. */
  takes?: 'bytes';
  /** The action that is logged after a success, and its subject, which must contain no text of a visitor. */
  logs?: { action: LoggedAction; subject(request: OfficeRequest<Body, Query, Params>): string };
  /** @throws RequestError to refuse the request */
  respond(request: OfficeRequest<Body, Query, Params>): Promise<OfficeResponse>;
};

/** A route of the office. Its role, its schemas and its entry in the log are defined only here. */
export type OfficeRoute = Row<unknown, URLSearchParams, Readonly<Record<string, string>>>;

/** A route without method, path and role; `json` responds with data, `respond` with any response. */
type Shape<Body, Query, Params> = Omit<Row<Body, Query, Params>, 'method' | 'path' | 'role' | 'respond'> & {
  json?: (request: OfficeRequest<Body, Query, Params>) => Promise<unknown>;
  respond?: Row<Body, Query, Params>['respond'];
};

/** Makes routes for a role; their functions get the values of their schemas. */
function routesFor(role: OfficeRole) {
  return <Body = unknown, Query = URLSearchParams, Params = Readonly<Record<string, string>>>(
    method: OfficeRoute['method'],
    path: OfficeRoute['path'],
    { json, ...shape }: Shape<Body, Query, Params>,
  ): OfficeRoute => {
    const respond = shape.respond ?? (async (request) => ({ json: await json!(request) }));
    return { ...shape, method, path, role, respond } satisfies Row<Body, Query, Params> as unknown as OfficeRoute;
  };
}

/** A route for everybody of the office. */
export const officeRoute = routesFor('office');

/** A route for owners only. */
export const ownerRoute = routesFor('owner');

/** The id of an enquiry in a path. */
export const enquiryId = z.object({ id: z.uuid().toLowerCase() });

/**
 * Reads path, query and body by the schemas of a route; what has no schema is passed on.
 * @throws RequestError
 */
export function readRequest(route: OfficeRoute, request: OfficeRequest): OfficeRequest {
  const { person, params, query, body } = request;
  const refused = () => new RequestError(422, route.problem ?? 'unreadable');
  return {
    person,
    params: route.params ? read(route.params, params, () => new RequestError(404, 'gone')) : params,
    query: route.query ? read(route.query, queryValues(query), refused) : query,
    body: route.body ? read(route.body, body, refused) : body,
  };
}

function read<Value>(schema: z.ZodType<Value>, given: unknown, refused: () => RequestError): Value {
  const { success, data } = schema.safeParse(given);
  if (!success) throw refused();
  return data;
}

/** The values of a query by name, a list for repeated names. Empty values count as absent. */
function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.flatMap((name): [string, string | string[]][] => {
      const values = query.getAll(name).filter(Boolean);
      return values.length === 0 ? [] : [[name, values.length === 1 ? values[0]! : values]];
    }),
  );
}

/** Refuses a request with a status and `{ problem }`, the id of a message that the screen has in both languages. */
export class RequestError extends Error {
  readonly status: 403 | 404 | 409 | 422 | 429;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: RequestError['status'], problem: string, more: RequestError['more'] = {}) {
    super(problem);
    this.status = status;
    this.more = more;
  }
}

/** The response of a route without a session. `session` sets the cookie to a secret; null deletes it. */
type PublicResponse = { json: unknown; session?: string | null };

/** A route that needs no session. Its requests are checked for origin; those with POST are limited by sender. */
export type PublicRoute = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** @throws RequestError */
  respond: (request: { body: unknown; secret: string | null; raw: FastifyRequest }) => Promise<PublicResponse>;
};
