import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import { sharedReadings as kept } from '../kept-readings.ts';

/** The values of a file, for Markdown those of the front matter; null if it cannot be parsed. */
export function valueOf(file: string, text: string): unknown {
  try {
    return parse(file.endsWith('.md') ? (splitFrontMatter(text)?.frontMatter ?? '') : text);
  } catch {
    return null;
  }
}

/**
 * `valueOf`, cached until the text changes: the office asks for the same files after each change. The values must not
 * be modified.
 * @param file its path below `content/`
 * @param state tells several texts of a file apart, so that each is cached
 */
export function keptValueOf(file: string, text: string, state: 'draft' | 'published' = 'draft'): unknown {
  return kept(`values of ${file}, ${state}`, [text], () => valueOf(file, text));
}

/** The text of a Markdown file below its front matter. */
export function bodyOf(text: string): string {
  return (splitFrontMatter(text)?.body ?? '').replace(/^\n+|\n+$/g, '');
}
