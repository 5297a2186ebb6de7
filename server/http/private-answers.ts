import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteBuild } from '../site-build.ts';
import { sendOnce, type Headers } from './answer.ts';
import { sendErrorAnswer } from './error-answers.ts';
import { limitSenders } from './sender-limit.ts';
import { createTaskQueue, type TaskQueue } from './task-queue.ts';

/** Keeps queries private: responses are not cached, and other pages get no query in the Referer header. */
const privateHeaders: Headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

/**
 * Greatest number of waiting requests, at a few milliseconds each; further ones get 503 with `retryAfter`, in seconds.
 */
const longestQueue = 20;
const retryAfter = 5;

/** A prerendered document into which a result is written. */
export type AnsweredDocument = () => { headers: Headers; parts: readonly Buffer[] };

/**
 * Answers visitors' queries: 429 for a sender with too many of them, 503 while too many wait.
 * @param perSender the limit of one sender: a person makes a few requests a minute, a class behind one address some
 * dozens
 */
export function createPrivateAnswers(perSender: { requests: number; seconds: number }) {
  const refuseMany = limitSenders(perSender);
  const inTurn = createTaskQueue(longestQueue);

  /** @param make returns the function that writes the result into the document; null while too many others wait */
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

/** Caches files of the build, except in development. A failed read is not cached. */
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
    /** Clears the cache after pages were drawn again. */
    forget: () => kept.clear(),
  };
}
