import { createHmac, timingSafeEqual } from 'node:crypto';
import { shortestFillMs } from '../../../src/schema/form-submission.ts';

/** A document that was drawn longer ago than this has to be sent twice, in milliseconds. */
const longestFillMs = 24 * 60 * 60 * 1000;
/** Clocks of several servers differ by no more than this, in milliseconds. */
const clockDifferenceMs = 5 * 60 * 1000;

/** What the time between drawing a form and its sending says: `soon` is a program or a very quick person. */
type FillTime = 'fine' | 'soon' | 'unknown';

/**
 * The time trap (D12): a form carries when it was drawn, signed together with its submission id, so that it can be
 * neither invented nor used for other submissions. Nothing is remembered on the server.
 */
export type FormClock = {
  /** Signs the present moment. A `confirmed` one is never too soon: its person has been asked to send once more. */
  stamp(submission: string, confirmed: boolean): string;
  read(stamp: string | undefined, submission: string): FillTime;
};

/** @param secret shared by every process that serves the forms, and the same after a restart */
export function createFormClock(secret: Buffer, now: () => Date): FormClock {
  function sign(submission: string, time: string): Buffer {
    return createHmac('sha256', secret).update(`form-clock ${submission} ${time}`).digest().subarray(0, 16);
  }
  return {
    stamp(submission, confirmed) {
      const time = `${now().getTime()}${confirmed ? 'c' : ''}`;
      return `${time}.${sign(submission, time).toString('base64url')}`;
    },
    read(stamp, submission) {
      const [, time, drawn, confirmed, signature] = /^((\d{1,15})(c?))\.([\w-]{22})$/.exec(stamp ?? '') ?? [];
      if (!time || !signature) return 'unknown';
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(submission, time))) return 'unknown';
      const age = now().getTime() - Number(drawn);
      if (age > longestFillMs || age < -clockDifferenceMs) return 'unknown';
      return age < shortestFillMs && !confirmed ? 'soon' : 'fine';
    },
  };
}
