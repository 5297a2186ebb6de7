import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import { sharedReadings as kept } from '../kept-readings.ts';

/**
 * The values of a file, for Markdown those of the front matter; null if it cannot be parsed. They must not be modified,
 * because they are cached until the text changes: the office asks for the same files after each change.
 * @param file its path below `content/`
 * @param state distinguishes the two texts of a file, so that both are cached
 */
export function valueOf(file: string, text: string, state: 'draft' | 'published' = 'draft'): unknown {
  return kept(`values of ${file}, ${state}`, [text], () => {
    try {
      return parse(file.endsWith('.md') ? (splitFrontMatter(text)?.frontMatter ?? '') : text);
    } catch {
      return null;
    }
  });
}

/** The values of a file before and after a change; undefined if there is no file. */
export function changedValues(file: string, before: string | null, after: string | null): [old: unknown, now: unknown] {
  return [
    before === null ? undefined : valueOf(file, before, 'published'),
    after === null ? undefined : valueOf(file, after),
  ];
}

/** The text of a Markdown file below its front matter. */
export function bodyOf(text: string): string {
  return (splitFrontMatter(text)?.body ?? '').replace(/^\n+|\n+$/g, '');
}
