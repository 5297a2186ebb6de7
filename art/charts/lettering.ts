/** Matches words that are the same in every language: codes, callsigns, numbers, compass letters, metres. */
const code = /^(?:[A-Z0-9+?€]{1,6}|m|km|NM)$/;

/**
 * Finds words of one language in a drawing that all languages share.
 * @param svg the drawing
 * @param quoted words that are in one language on purpose, such as an instruction on the radio
 */
export function wordsOfOneLanguage(svg: string, quoted: readonly string[] = []): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, words = '']) => words)
    .filter((words) => !quoted.includes(words))
    .flatMap((words) => words.split(' '))
    .filter((word) => !code.test(word));
}
