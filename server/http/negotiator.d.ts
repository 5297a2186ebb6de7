/** Types of the used part of the package: it has none, and those of DefinitelyTyped are out of date. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best accepted encoding; `preferred` decides between equal ones. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
    /** The accepted ones of the available languages, the best first. */
    languages(available: readonly string[]): string[];
  }
}
