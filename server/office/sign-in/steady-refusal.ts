import { setTimeout as delay } from 'node:timers/promises';
import { RequestError } from '../office-route.ts';

/** Shortest duration of a refusal, in milliseconds: longer than checks usually take. */
const refusalMs = 150;

/**
 * Runs a check. Refuses with the same response, whatever was wrong: an unknown passkey, a used link, a forged
 * signature. The time of the refusal reveals nothing either, as long as the check takes less than `refusalMs`.
 * @throws RequestError 403 if `work` resolves to null
 */
export async function steadily<Outcome>(work: () => Promise<Outcome | null>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await work();
  if (outcome !== null) return outcome;
  await delay(Math.max(0, refusalMs - (performance.now() - started)));
  throw new RequestError(403, 'not-valid');
}
