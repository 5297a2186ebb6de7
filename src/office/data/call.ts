import { createStore } from '../../browser/create-store.ts';
import { idleHeader } from '../../schema/office.ts';

/** A request that was refused, or did not reach the server (status 0). */
export class Refusal extends Error {
  readonly status: number;
  /** The id of the error message: the server's problem, or `offline`. */
  readonly problem: string;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: number, problem: string, more: Readonly<Record<string, unknown>> = {}) {
    super(`${status} ${problem}`);
    this.status = status;
    this.problem = problem;
    this.more = more;
  }
}

/** Whether the session has ended while the screen was open. */
export const sessionEnded = createStore(false);
/** The time since which the server has not answered; null while it answers. */
export const offlineSince = createStore<Date | null>(null);

type Call = { signal?: AbortSignal; body?: unknown; before?: 'sign-in' };

/**
 * Sends a request to the office's server: a POST if it has a body.
 * @param asked `before` is `sign-in` for requests before the sign-in, whose refusal does not end a session
 * @throws Refusal
 */
export async function call<Answer>(path: string, asked: Call = {}): Promise<Answer> {
  const response = await request(path, asked);
  return (await response.json()) as Answer;
}

/**
 * Downloads a file.
 * @throws Refusal
 */
export async function callForFile(path: string): Promise<Blob> {
  const response = await request(path, {});
  return response.blob();
}

async function request(path: string, { signal, body, before }: Call): Promise<Response> {
  const isPost = body !== undefined;
  const response = await answerTo(path, {
    ...(signal && { signal }),
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(isPost && { 'content-type': 'application/json' }),
      ...(!isPost && !isInUse() && { [idleHeader]: '1' }),
    },
  });
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  const { problem, ...more } = (refusal ?? {}) as { problem?: string };
  if (response.status === 401 && before === undefined) sessionEnded.set(true);
  throw new Refusal(response.status, problem ?? '', more);
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    // A proxy may answer in place of a server that is down.
    if ([502, 503, 504].includes(response.status)) throw new Error(`status ${response.status}`);
    if (offlineSince.get() !== null) offlineSince.set(null);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (offlineSince.get() === null) offlineSince.set(new Date());
    throw new Refusal(0, 'offline');
  }
}

/** How long the screen counts as in use after a key, a press or scrolling, in milliseconds. */
const lasts = 60_000;

let lastInput = Date.now();

function note(): void {
  lastInput = Date.now();
}

for (const name of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
  addEventListener(name, note, { passive: true, capture: true });
}

/**
 * Whether a person is working at the screen. Lists are polled by a timer: the poll extends the session only while the
 * screen is in use.
 */
function isInUse(): boolean {
  return Date.now() - lastInput < lasts;
}
