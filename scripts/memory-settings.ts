/**
 * Settings that keep the server's memory small. By default Node reserves 64
 * MB for new objects, and glibc reserves an arena for each thread.
 */
export const memorySettings = {
  flag: '--max-semi-space-size=2',
  environment: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Makes the office collect garbage earlier, because it reads and writes many enquiries at once
 * (`docs/decisions/0022-office.md`). For the site this would save only 6 MB.
 */
export const officeFlags = [memorySettings.flag, '--optimize-for-size'] as const;
