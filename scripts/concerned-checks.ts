import type { Check } from './checks.ts';

/** The checks that some changed files concern, each with the parameters for them. Without changed files, all checks. */
export function concernedChecks(
  checks: readonly Check[],
  changed: readonly string[],
  exists: (file: string) => boolean,
) {
  if (changed.length === 0) return checks;
  return checks.flatMap((check) => {
    const concerned = changed.filter((file) => check.of.test(file));
    if (concerned.length === 0) return [];
    if (!check.perFile) return [check];
    const files = concerned.filter(exists);
    return files.length === 0 ? [] : [{ ...check, parameters: [...check.perFile, ...files] }];
  });
}
