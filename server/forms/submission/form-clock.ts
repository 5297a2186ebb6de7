import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FormSecrets } from '../../enquiries/form-secret.ts';
import { shortestFillMs } from '../../../src/schema/form-submission.ts';

/** Age of a form, in milliseconds, beyond which it has to be sent a second time. */
const longestFillMs = 24 * 60 * 60 * 1000;
/** Greatest difference between the clocks of several servers, in milliseconds. */
const clockDifferenceMs = 5 * 60 * 1000;

/**
 * How long a form was being filled in. `confirmed`: its visitor was asked to send it once more, and did. `soon`: less than `shortestFillMs`, as by a program or a very quick person.
 * `old`: more than a day. `unknown`: the stamp is not signed for this submission, or is from the future.
 */
type FillTime = 'fine' | 'confirmed' | 'soon' | 'old' | 'unknown';

export type FormClock = ReturnType<typeof createFormClock>;

/**
 * A time trap for programs: a form carries the time at which it was drawn, signed together with its submission id. The
 * signature cannot be forged or used for another submission, and the server stores nothing.
 * @param secrets the signing keys, shared by all processes that serve forms
 */
export function createFormClock(secrets: FormSecrets, now: () => Date) {
  // Each key is created once, because creating a key costs several times as much as a signature.
  const keys = new WeakMap<Buffer, KeyObject>();
  /** The first 22 characters of the signature: 132 bits. */
  function sign(submission: string, time: string, secret = secrets()[0]): string {
    const key = keys.get(secret) ?? createSecretKey(secret);
    keys.set(secret, key);
    return createHmac('sha256', key).update(`form-clock ${submission} ${time}`).digest('base64url').slice(0, 22);
  }
  return {
    /** Signs the present time. A `confirmed` form is never `soon`: its visitor was asked to send it once more. */
    stamp(submission: string, confirmed: boolean): string {
      const time = `${now().getTime()}${confirmed ? 'c' : ''}`;
      return `${time}.${sign(submission, time)}`;
    },
    read(stamp: string | undefined, submission: string): FillTime {
      const [, time, drawn, confirmed, signature] = /^((\d{1,15})(c?))\.([\w-]{22})$/.exec(stamp ?? '') ?? [];
      if (!time || !signature) return 'unknown';
      const given = Buffer.from(signature);
      const isSigned = (secret: Buffer) => timingSafeEqual(given, Buffer.from(sign(submission, time, secret)));
      if (!secrets().some(isSigned)) return 'unknown';
      const age = now().getTime() - Number(drawn);
      if (age > longestFillMs) return 'old';
      if (age < -clockDifferenceMs) return 'unknown';
      if (confirmed) return 'confirmed';
      return age < shortestFillMs ? 'soon' : 'fine';
    },
  };
}
