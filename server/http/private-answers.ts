import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteBuild } from '../site-build.ts';
import { sendOnce, type Headers } from './answer.ts';
import { sendErrorAnswer } from './error-answers.ts';
import { limitSenders } from './sender-limit.ts';
import { createTaskQueue, type TaskQueue } from './task-queue.ts';

/** Keeps queries private: no cache stores the answer, and no other page gets the query as its referrer. */
const privateHeaders: Headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

/** Requests that may wait, at a few milliseconds each. Further ones get 503 and `retryAfter` seconds. */
const longestQueue = 20;
const retryAfter = 5;

/** A prerendered document with a place for an answer. */
export type AnsweredDocument = () => { headers: Headers; parts: readonly Buffer[] };

/**
 * Answers queries of visitors: 429 for a sender with too many of them, 503 while too many wait.
 * @param perSender a person asks a few times in a minute, a class behind one address some dozens of times
 */
export function createPrivateAnswers(perSender: { requests: number; seconds: number }) {
  const refuseMany = limitSenders(perSender);
  const inTurn = createTaskQueue(longestQueue);

  /** @param make the function that puts the answer into the document; null while too many others wait */
  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    document: AnsweredDocument,
    make: (inTurn: TaskQueue) => Promise<((html: string) => string) | null>,
  ): Promise<FastifyReply> {
    await refuseMany(request, reply);
    if (reply.sent) return reply;
    const fill = await make(inTurn);
    if (fill === null) return sendErrorAnswer(request, reply.header('retry-after', retryAfter), 503);
    const { headers, parts } = document();
    const body = Buffer.from(fill(Buffer.concat(parts).toString()));
    return sendOnce(request, reply, { ...headers, ...privateHeaders }, body);
  };
}

/** Keeps files that were read from the build; in development they are read every time. A failed read is tried again. */
export function keepReads<Read>(mode: SiteBuild['mode']) {
  const kept = new Map<string, Promise<Read>>();
  return {
    get(key: string, read: () => Promise<Read>): Promise<Read> {
      const known = kept.get(key);
      if (known) return known;
      const reading = read();
      if (mode !== 'development') kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      return reading;
    },
    /** Forgets everything, as the pages have been drawn again. */
    forget: () => kept.clear(),
  };
}
