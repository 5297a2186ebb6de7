import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FormSecrets } from '../../enquiries/form-secret.ts';
import { shortestFillMs } from '../../../src/schema/form-submission.ts';

/** Age in milliseconds from which a form must be confirmed by sending it once more. */
const longestFillMs = 24 * 60 * 60 * 1000;
/** Clocks of several servers differ by no more than this, in milliseconds. */
const clockDifferenceMs = 5 * 60 * 1000;

/**
 * Judges the time between drawing a form and its sending. `soon` is a program or a very quick person. `old` is a form
 * that was left open. `unknown` is a time or a submission that this server has not signed.
 */
type FillTime = 'fine' | 'soon' | 'old' | 'unknown';

/**
 * Sets a time trap for programs: a form carries when it was drawn, signed together with its submission id. The
 * signature can neither be forged nor be used for other submissions. The server keeps no record.
 */
export type FormClock = {
  /** Signs the present moment. A `confirmed` form is never too soon: it was sent again on request. */
  stamp(submission: string, confirmed: boolean): string;
  read(stamp: string | undefined, submission: string): FillTime;
};

/** @param secrets shared by every process that serves the forms, and the same after a restart */
export function createFormClock(secrets: FormSecrets, now: () => Date): FormClock {
  // Made once for each secret: preparing a key costs several times as much as a signature.
  const keys = new WeakMap<Buffer, KeyObject>();
  /** The first 128 bits of the signature, as 22 letters. */
  function sign(submission: string, time: string, secret = secrets()[0]): string {
    const key = keys.get(secret) ?? createSecretKey(secret);
    keys.set(secret, key);
    return createHmac('sha256', key).update(`form-clock ${submission} ${time}`).digest('base64url').slice(0, 22);
  }
  return {
    stamp(submission, confirmed) {
      const time = `${now().getTime()}${confirmed ? 'c' : ''}`;
      return `${time}.${sign(submission, time)}`;
    },
    read(stamp, submission) {
      const [, time, drawn, confirmed, signature] = /^((\d{1,15})(c?))\.([\w-]{22})$/.exec(stamp ?? '') ?? [];
      if (!time || !signature) return 'unknown';
      const given = Buffer.from(signature);
      const isSigned = (secret: Buffer) => timingSafeEqual(given, Buffer.from(sign(submission, time, secret)));
      if (!secrets().some(isSigned)) return 'unknown';
      const age = now().getTime() - Number(drawn);
      if (age > longestFillMs) return 'old';
      if (age < -clockDifferenceMs) return 'unknown';
      return age < shortestFillMs && !confirmed ? 'soon' : 'fine';
    },
  };
}
