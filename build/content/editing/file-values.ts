import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';

/** Reads the values of a file, of Markdown its front matter; null where it cannot be read. */
export function valueOf(file: string, text: string): unknown {
  try {
    return parse(file.endsWith('.md') ? (splitFrontMatter(text)?.frontMatter ?? '') : text);
  } catch {
    return null;
  }
}

/** The text of a Markdown file below its front matter. */
export function bodyOf(text: string): string {
  return (splitFrontMatter(text)?.body ?? '').replace(/^\n+|\n+$/g, '');
}
