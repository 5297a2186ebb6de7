/** Matches modules that only the office uses: its screen, and the libraries for its data and sign-in. */
const officeModule = /\/src\/office\/|\/node_modules\/@(?:tanstack|simplewebauthn)\//;

/**
 * Ensures that visitors load no code of the office.
 * @param modules source files of a public bundle
 * @throws Error that names the source files of the office
 */
export function refuseOfficeModules(modules: readonly string[]): void {
  const found = modules.filter((module) => officeModule.test(module));
  if (found.length > 0) throw new Error(`The public bundle holds files of the office:\n${found.join('\n')}`);
}
