import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage, languages, type Language } from '../../src/i18n/language.ts';
import type { Centre } from '../../src/schema/centre.ts';
import {
  legalFrontMatter,
  legalTexts,
  type CompiledLegalText,
  type CompiledLegalTexts,
  type LegalText,
} from '../../src/schema/legal.ts';
import { compileMarkdown } from '../articles/compile-markdown.ts';
import { splitFrontMatter } from '../../src/schema/front-matter.ts';
import { figuresNamedIn, fillFigureLines, type CourseFigures } from '../content/course-figures.ts';
import { readOnce, type Kept } from '../content/kept-readings.ts';
import type { ContentProblem } from '../content/problem.ts';
import { readYaml } from '../content/read-yaml.ts';
import { fillLines } from './fill-lines.ts';
import { splitAtCookieTable } from './split-at-cookie-table.ts';
import { whenProblems, markWhenBlocks } from './when-blocks.ts';

/** The data that legal texts may refer to. */
export type LegalReferences = {
  centre: Centre;
  articles: ReadonlySet<string>;
  /** The course facts for placeholders such as `{price:block-1-tower}`. */
  courseFigures?: CourseFigures | undefined;
  /** Caches the results of parsing files. */
  kept?: Kept;
};

/**
 * Reads and compiles the legal texts: `<folder>/<text>.es.md` and `<text>.en.md`, with placeholders replaced.
 * @param folder the repository's `content/legal`
 * @param problems receives the problems, with file and line
 */
export async function readLegalTexts(
  folder: string,
  references: LegalReferences,
  problems: ContentProblem[],
): Promise<CompiledLegalTexts> {
  const names = Object.keys(legalTexts) as LegalText[];
  const entries = await Promise.all(
    names.map(async (name) => {
      const texts = await Promise.all(
        languages.map((language) => readOne(folder, name, language, references, problems)),
      );
      reportDifferences(name, texts, problems);
      return [name, Object.fromEntries(languages.map((language, index) => [language, texts[index]]))] as const;
    }),
  );
  return Object.fromEntries(entries) as CompiledLegalTexts;
}

async function readOne(
  folder: string,
  name: LegalText,
  language: Language,
  { centre, articles, courseFigures, kept = readOnce }: LegalReferences,
  problems: ContentProblem[],
): Promise<CompiledLegalText | null> {
  const file = fileName(name, language);
  const source = await readFile(join(folder, `${name}.${language}.md`), 'utf8').catch(() => null);
  const parts = source === null ? null : splitFrontMatter(source);
  if (!parts) {
    const message =
      source === null ? 'the file is missing' : 'it has to begin with front matter, between lines of dashes';
    problems.push({ file, line: 1, place: 'the whole file', message });
    return null;
  }
  const { frontMatter } = parts;
  const head = kept(`${file} head`, [frontMatter, figuresNamedIn(frontMatter, courseFigures)], () =>
    readYaml(file, frontMatter, legalFrontMatter, { firstLine: 1, figures: courseFigures, language }),
  );
  const figured = fillFigureLines(parts.body, language, courseFigures);
  const filled = fillLines(figured.text, inLanguage(centre, language));
  const text = kept(file, [filled.text, [...articles]], () => compileMarkdown(filled.text, { language, articles }));
  const { html, htmlAfterTable, problem } = splitAtCookieTable(markWhenBlocks(text.html), name === 'cookies');
  problems.push(
    ...head.problems,
    ...[
      ...figured.problems,
      ...filled.problems,
      ...whenProblems(parts.body),
      ...text.problems,
      ...(problem ? [{ line: 1, message: problem }] : []),
    ].map(({ line, message }) => ({ file, line: parts.linesAboveBody + line, place: 'text', message })),
  );
  return head.value && { ...head.value, sections: text.sections, html, htmlAfterTable };
}

/** Reports a date, version or number of headings that differs between the languages: only one text was changed. */
function reportDifferences(
  name: LegalText,
  texts: readonly (CompiledLegalText | null)[],
  problems: ContentProblem[],
): void {
  const [first, second] = texts;
  if (!first || !second) return;
  const file = fileName(name, languages[1]);
  const [expected, found] = [first, second].map(({ updated, version, sections }) => ({
    updated,
    version,
    'number of headings': String(sections.length),
  }));
  for (const [place, value] of Object.entries(expected ?? {})) {
    const other = new Map(Object.entries(found ?? {})).get(place);
    if (other === value) continue;
    problems.push({
      file,
      line: 1,
      place,
      message: `expected the same as in ${name}.${languages[0]}.md, ${value}; found ${other}`,
    });
  }
}

function fileName(name: LegalText, language: Language): string {
  return `content/legal/${name}.${language}.md`;
}
