import { fillCentre } from '../../src/schema/placeholders.ts';
import type { TextProblem } from '../articles/article-links.ts';

/**
 * Replaces placeholders for the centre's values in a text, line by line, so that an unknown one is reported with its
 * line.
 * @param centre `content/centre.yaml`, resolved to the language of the text
 */
export function fillLines(text: string, centre: object): { text: string; problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  const lines = text.split('\n').map((line, index) => {
    try {
      return fillCentre(line, centre);
    } catch (error) {
      problems.push({ line: index + 1, message: error instanceof Error ? error.message : String(error) });
      return line;
    }
  });
  return { text: lines.join('\n'), problems };
}
