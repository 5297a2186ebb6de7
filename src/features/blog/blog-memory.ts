import { withRetries } from '../navigation/retry.ts';
import type { BlogQuestion } from './blog-questions.ts';
import type { BlogSource } from './blog-source.ts';

/** What is known of a question: its answer once there is one, and whether the last attempt to get it failed. */
export type BlogAnswer<T> = { data: T | undefined; failed: boolean };

type Entry = { answer: BlogAnswer<unknown>; answeredAt: number; asking: boolean };

/** How long an answer is taken for fresh, in milliseconds: a question that is asked again later goes to the source. */
const freshFor = 5 * 60_000;

const unknown: BlogAnswer<never> = { data: undefined, failed: false };

/** Keeps the answers of the blog's source and tells who shows them when they change. */
export type BlogMemory = ReturnType<typeof createBlogMemory>;

/** @param options.firstWait milliseconds before the first retry; each one after it waits twice as long */
export function createBlogMemory({ firstWait = 1000 }: { firstWait?: number } = {}) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  function set(key: string, entry: Entry): void {
    entries.set(key, entry);
    for (const listener of listeners) listener();
  }

  return {
    /** Calls `listener` whenever an answer changes; returns the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    answerTo<T>({ key }: BlogQuestion<T>): BlogAnswer<T> {
      return (entries.get(key)?.answer ?? unknown) as BlogAnswer<T>;
    },

    /** Takes an answer that arrived in another way, such as with the document. */
    keep<T>({ key }: BlogQuestion<T>, data: T): void {
      set(key, { answer: { data, failed: false }, answeredAt: Date.now(), asking: false });
    },

    /** Asks the source, unless a fresh answer is known or on its way. An older answer stays until the new one comes. */
    async ask<T>({ key, ask, retries }: BlogQuestion<T>, source: BlogSource): Promise<void> {
      const known = entries.get(key);
      if (known?.asking) return;
      if (known && !known.answer.failed && Date.now() - known.answeredAt < freshFor) return;
      const before = known?.answer.data;
      set(key, { answer: { data: before, failed: false }, answeredAt: 0, asking: true });
      try {
        const data = await withRetries(() => ask(source), { retries, firstWait });
        set(key, { answer: { data, failed: false }, answeredAt: Date.now(), asking: false });
      } catch {
        set(key, { answer: { data: before, failed: true }, answeredAt: 0, asking: false });
      }
    },
  };
}

let kept: BlogMemory | undefined;

/** The memory of the open document. */
export function documentBlogMemory(): BlogMemory {
  kept ??= createBlogMemory();
  return kept;
}
