/**
 * What the server is started with so that it keeps to little memory (`docs/decisions/0016-prepared-answers.md`): Node gives
 * new objects 64 MB of room, which answers that stand ready do not need, and glibc a region of its own to each thread.
 */
export const memorySettings = {
  flag: '--max-semi-space-size=2',
  environment: { MALLOC_ARENA_MAX: '1' },
} as const;
