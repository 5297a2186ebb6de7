import type { PlacedText } from './placed-texts.ts';
import type { ContentProblem } from './problem.ts';

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/u;

/** Finds soft hyphens, joiners and other characters of no width: a reader who copies or searches a text gets them too. */
export function invisibleCharacters(texts: readonly PlacedText[]): ContentProblem[] {
  return texts.flatMap(({ file, line, place, text }) => {
    const found = invisible.exec(text);
    if (!found) return [];
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(Math.max(0, found.index - 20), found.index);
    return [{ file, line, place, message: `after “${before}” stands an invisible character (U+${code}): take it out` }];
  });
}
