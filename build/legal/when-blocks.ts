import { cookieTableMarker, endMarker, whenMarker } from '../../src/schema/legal.ts';
import { conditions, markWhen, type Condition } from '../../src/site/services.ts';
import type { TextProblem } from '../articles/article-links.ts';

const names: readonly string[] = conditions;

/**
 * Finds problems in the conditional parts of a legal text. They must not be nested or contain the cookie table. They
 * must not contain headings either, because the list of contents includes all headings.
 * @param source the Markdown; its first line is 1
 */
export function whenProblems(source: string): TextProblem[] {
  const problems: TextProblem[] = [];
  const lines = source.split('\n');
  let opened = 0;
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const report = (message: string) => problems.push({ line, message });
    const condition = whenMarker.exec(content)?.[1];
    const ends = content === endMarker;
    if (condition !== undefined || ends) {
      if (lines[index - 1] || lines[index + 1]) report(`${content} needs an empty line above and below`);
      if (ends === (opened === 0)) report(ends ? 'nothing was opened here' : `${endMarker} is missing above`);
      opened = ends ? 0 : line;
    } else if (/\{\{(?:when|end)/.test(content)) {
      report(`{{when:…}} and ${endMarker} stand on lines of their own`);
    } else if (opened > 0 && (content.startsWith('#') || content === cookieTableMarker)) {
      report('a heading or the table cannot depend on a condition');
    }
    if (condition !== undefined && !names.includes(condition))
      report(`“${condition}” is no condition; there are ${names.join(', ')}`);
  }
  if (opened > 0) problems.push({ line: opened, message: `${endMarker} is missing below` });
  return problems;
}

/** Converts the marks of conditional parts, which are paragraphs in a compiled text, to marks for the server. */
export function markWhenBlocks(html: string): string {
  return html.replace(
    /<p>\{\{when:([\w-]+)\}\}<\/p>(.*?)<p>\{\{end\}\}<\/p>/gs,
    (_, condition: Condition, part: string) => markWhen(condition, part),
  );
}
