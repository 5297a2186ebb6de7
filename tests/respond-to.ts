import { readRequest, type OfficeRequest, type OfficeRoute } from '../server/office/office-route.ts';

const person = { email: 'ana@centro.example', role: 'office' } as const;

/** The response of a route of the office to a request of somebody who may ask it, as after the guard. */
export async function respondTo(route: OfficeRoute | undefined, request: Partial<OfficeRequest> = {}) {
  if (!route) throw new Error('no such route');
  const whole = { person, params: {}, query: new URLSearchParams(), body: null, ...request };
  return route.respond(readRequest(route, whole));
}
