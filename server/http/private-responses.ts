import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendOnce, type Headers } from './response.ts';
import { sendErrorResponse } from './error-responses.ts';
import { limitSenders } from './senders.ts';
import { createTaskQueue, type TaskQueue } from '../queues.ts';

/** Keeps queries private: responses are not cached, and other pages get no query in the Referer header. */
const privateHeaders: Headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' };

/** Limit of results for one sender: a person requests a few a minute, a class behind one address some dozens. */
const perSender = { requests: 120, seconds: 60 };

/**
 * Greatest number of waiting requests, at a few milliseconds each; further ones get 503 with `retryAfter`, in seconds.
 */
const longestQueue = 20;
const retryAfter = 5;

/** Answers visitors' queries: 429 for a sender with too many of them, 503 while too many wait. */
export function createPrivateResponses() {
  const refuseMany = limitSenders(perSender);
  const enqueue = createTaskQueue(longestQueue);

  /** @param make draws the document; null while too many others wait */
  return async function sendPrivately(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (enqueue: TaskQueue) => Promise<{ headers: Headers; body: Buffer } | null>,
  ): Promise<FastifyReply> {
    await refuseMany(request, reply);
    if (reply.sent) return reply;
    const page = await make(enqueue);
    if (page === null) return sendErrorResponse(request, reply.header('retry-after', retryAfter), 503);
    return sendOnce(request, reply, { ...page.headers, ...privateHeaders }, page.body);
  };
}
