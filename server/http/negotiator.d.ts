/** The part of the package that is used; it comes without types, and those of DefinitelyTyped are older. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of the encodings that are there; `preferred` decides between those that are equally welcome. */
    encoding(available: readonly string[], options?: { preferred?: readonly string[] }): string | undefined;
    /** Those of the available languages that are welcome, the best first. */
    languages(available: readonly string[]): string[];
  }
}
