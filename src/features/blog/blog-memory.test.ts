import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlogMemory } from './blog-memory.ts';
import type { BlogQuestion } from './blog-questions.ts';
import type { BlogSource } from './blog-source.ts';

const source = {} as BlogSource;

function question(ask: () => Promise<string>, retries = 0): BlogQuestion<string> {
  return { key: 'list', ask, retries };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks nothing again within five minutes, and again after them', async () => {
  const memory = createBlogMemory();
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`);
  await memory.ask(question(ask), source);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await memory.ask(question(ask), source);
  expect(memory.answerTo(question(ask))).toEqual({ data: 'answer 1', failed: false });
  await vi.advanceTimersByTimeAsync(1);
  await memory.ask(question(ask), source);
  expect(memory.answerTo(question(ask))).toEqual({ data: 'answer 2', failed: false });
});

it('what came with the page counts as fresh', async () => {
  const memory = createBlogMemory();
  const ask = vi.fn(async () => 'from the source');
  memory.keep(question(ask), 'from the page');
  await memory.ask(question(ask), source);
  expect(ask).not.toHaveBeenCalled();
  expect(memory.answerTo(question(ask)).data).toBe('from the page');
});

it('asks once for two who ask at the same time', async () => {
  const memory = createBlogMemory();
  const ask = vi.fn(async () => 'answer');
  await Promise.all([memory.ask(question(ask), source), memory.ask(question(ask), source)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('keeps the old answer while the new one is on its way and when it fails, and asks again after a failure', async () => {
  const memory = createBlogMemory();
  const ask = vi.fn(async () => 'old');
  await memory.ask(question(ask), source);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  ask.mockRejectedValueOnce(new Error('out of reach'));
  const asking = memory.ask(question(ask), source);
  expect(memory.answerTo(question(ask))).toEqual({ data: 'old', failed: false });
  await asking;
  expect(memory.answerTo(question(ask))).toEqual({ data: 'old', failed: true });
  ask.mockResolvedValue('new');
  await memory.ask(question(ask), source);
  expect(memory.answerTo(question(ask))).toEqual({ data: 'new', failed: false });
});

it('retries as often as the question says before it counts as failed', async () => {
  const memory = createBlogMemory({ firstWait: 1 });
  const ask = vi.fn(async (): Promise<string> => {
    throw new Error('out of reach');
  });
  const asking = memory.ask(question(ask, 3), source);
  await vi.advanceTimersByTimeAsync(10);
  await asking;
  expect(ask).toHaveBeenCalledTimes(4);
  expect(memory.answerTo(question(ask)).failed).toBe(true);
});

it('tells its subscribers of every change until they leave', async () => {
  const memory = createBlogMemory();
  const listener = vi.fn();
  const leave = memory.subscribe(listener);
  memory.keep(
    question(async () => ''),
    'one',
  );
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  memory.keep(
    question(async () => ''),
    'two',
  );
  expect(listener).toHaveBeenCalledTimes(1);
});
