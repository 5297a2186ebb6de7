/**
 * Starts the server with settings that keep its memory small (`docs/decisions/0016-prepared-answers.md`). Node reserves
 * 64 MB for new objects, more than prepared answers need; glibc reserves a region for each thread.
 */
export const memorySettings = {
  flag: '--max-semi-space-size=2',
  environment: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Collects garbage earlier: the office reads and writes many enquiries at once (`docs/decisions/0022-office.md`). The
 * site gains 6 MB by it, and is left as it is.
 */
export const officeFlags = [memorySettings.flag, '--optimize-for-size'] as const;
