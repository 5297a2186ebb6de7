/** Types of the functions used here: the package has none, and those of DefinitelyTyped are out of date. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best accepted encoding; `preferred` is the order of equally accepted ones. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
    /** The available languages that are accepted, the best first. */
    languages(available: readonly string[]): string[];
  }
}
