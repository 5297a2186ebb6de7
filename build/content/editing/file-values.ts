import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';

/** The values of a file, for Markdown those of the front matter; null if it cannot be parsed. */
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
