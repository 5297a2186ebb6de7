import { setTimeout as delay } from 'node:timers/promises';
import { RequestError } from '../office-route.ts';

/** Every refusal takes this long, in milliseconds: longer than any of the checks behind it. */
const refusalMs = 150;

/**
 * Refuses with the same answer after the same time, whether the key is unknown, the link is spent or the signature is
 * forged. So no answer reveals which addresses, keys or links exist.
 * @throws RequestError 403 where `work` resolves to null
 */
export async function steadily<Outcome>(work: () => Promise<Outcome | null>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await work();
  if (outcome !== null) return outcome;
  await delay(Math.max(0, refusalMs - (performance.now() - started)));
  throw new RequestError(403, 'not-valid');
}
