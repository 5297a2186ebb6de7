import { setTimeout as delay } from 'node:timers/promises';
import { RequestError } from '../office-route.ts';

/** Duration of every refusal in milliseconds, longer than any check takes. */
const refusalMs = 150;

/**
 * Runs a check. Refuses with the same response after the same time, whatever was wrong: an unknown passkey, a used
 * link, a forged signature. So a refusal does not reveal which addresses, passkeys or links exist.
 * @throws RequestError 403 if `work` resolves to null
 */
export async function steadily<Outcome>(work: () => Promise<Outcome | null>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await work();
  if (outcome !== null) return outcome;
  await delay(Math.max(0, refusalMs - (performance.now() - started)));
  throw new RequestError(403, 'not-valid');
}
