/**
 * Starts the server with settings that keep its memory small (`docs/decisions/0016-prepared-answers.md`). Node gives
 * new objects 64 MB of room, which prepared answers do not need. glibc gives each thread a region of its own.
 */
export const memorySettings = {
  flag: '--max-semi-space-size=2',
  environment: { MALLOC_ARENA_MAX: '1' },
} as const;
