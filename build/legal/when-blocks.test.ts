import { expect, test } from 'vitest';
import { compileMarkdown } from '../articles/compile-markdown.ts';
import { whenProblems, markWhenBlocks } from './when-blocks.ts';

const compile = (source: string) => compileMarkdown(source, { language: 'en', articles: new Set<string>() }).html;

test('marks are converted for the server', () => {
  const source = 'Always.\n\n{{when:own-forms}}\n\nSometimes:\n\n- this\n\n{{end}}\n\n- that\n';
  expect(whenProblems(source)).toEqual([]);
  expect(markWhenBlocks(compile(source)).replaceAll('\n', '')).toBe(
    '<p>Always.</p><!--when:own-forms--><p>Sometimes:</p><ul><li>this</li></ul><!--end--><ul><li>that</li></ul>',
  );
});

test.each([
  ['an unknown condition', '{{when:other}}\n\nText\n\n{{end}}', [1]],
  ['a mark within a paragraph', 'Text\n{{when:google}}\n\nText\n\n{{end}}', [2]],
  ['a mark within a line', 'Text {{when:google}} text {{end}}', [1]],
  ['a part that is not ended', 'Text\n\n{{when:google}}\n\nText', [3]],
  ['an end without a beginning', 'Text\n\n{{end}}', [3]],
  ['a part within a part', '{{when:google}}\n\n{{when:tally}}\n\nText\n\n{{end}}', [3]],
  ['a heading within a part', '{{when:google}}\n\n## Heading\n\n{{end}}', [3]],
  ['the cookie table within a part', '{{when:google}}\n\n{{cookie-table}}\n\n{{end}}', [3]],
])('%s is a problem', (_, source, lines) => {
  expect(whenProblems(source).map(({ line }) => line)).toEqual(lines);
});
