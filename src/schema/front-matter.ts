/** A Markdown file, split in two parts. */
export type SplitFile = {
  frontMatter: string;
  body: string;
  /** Number of lines above the body: a line number in the body plus this number is the line number in the file. */
  linesAboveBody: number;
};

const dashes = /^---[ \t]*\r?\n(?<frontMatter>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file at the dashes around its front matter; null if it does not begin with front matter. */
export function splitFrontMatter(source: string): SplitFile | null {
  const found = dashes.exec(source);
  if (found?.index !== 0) return null;
  const above = found[0];
  return {
    frontMatter: found.groups?.frontMatter ?? '',
    body: source.slice(above.length),
    linesAboveBody: above.split('\n').length - 1,
  };
}
