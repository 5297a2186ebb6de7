/** The part of the package that is used; it comes without types, and those of DefinitelyTyped are older. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best accepted encoding; `preferred` decides between equal ones. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
    /** The accepted ones of the available languages, the best first. */
    languages(available: readonly string[]): string[];
  }
}
