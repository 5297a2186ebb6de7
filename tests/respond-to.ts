import { readRequest, type OfficeRequest, type OfficeRoute } from '../server/office/office-route.ts';

const person = { email: 'ana@centro.example', role: 'office' } as const;

/** The response of a route of the office to a request of somebody who may ask it, as after the guard. */
export async function respondTo(route: OfficeRoute | undefined, request: Partial<OfficeRequest> = {}) {
  if (!route) throw new Error('no such route');
  const whole = { person, params: {}, query: new URLSearchParams(), body: null, ...request };
  return route.respond(readRequest(route, whole));
}

/** Asks routes by method and path, such as `GET /api/mails`; resolves to the JSON of the response, null for a file. */
export function asking(routes: readonly OfficeRoute[]) {
  return async (address: string, request?: Partial<OfficeRequest>): Promise<unknown> => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === address);
    const response = await respondTo(route, request);
    return 'json' in response ? response.json : null;
  };
}
