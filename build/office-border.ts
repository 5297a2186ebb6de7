/** Modules that only the office has: its screen, and the libraries of its data and its sign-in. */
const officeModule = /\/src\/office\/|\/node_modules\/@(?:tanstack|simplewebauthn)\//;

/**
 * Keeps the office out of what visitors load.
 * @param modules files that a public bundle was made of
 * @throws Error that names those of the office
 */
export function refuseOfficeModules(modules: readonly string[]): void {
  const found = modules.filter((module) => officeModule.test(module));
  if (found.length > 0) throw new Error(`The public bundle holds files of the office:\n${found.join('\n')}`);
}
