import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, type Language, type Localized } from '../../src/i18n/language.ts';
import { articleHead, sharedArticleValues, type ArticleHead } from '../../src/schema/article.ts';
import type { Articles, CompiledArticle } from '../../src/schema/compiled-article.ts';
import { figuresNamedIn, fillFigureLines, type CourseFigures } from '../content/course-figures.ts';
import { readOnce, type Kept } from '../content/kept-readings.ts';
import { markOf } from '../mark-of.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import type { ContentProblem } from '../content/problem.ts';
import { readYaml } from '../content/read-yaml.ts';
import { compileMarkdown } from './compile-markdown.ts';
import type { Figures } from './figures.ts';
import { hiddenAges } from './hidden-ages.ts';
import { splitFrontMatter } from '../../src/schema/front-matter.ts';

/** The data that articles may refer to. */
export type ArticleReferences = {
  /** Ids of the pictures in the manifest; `null` if the manifest has problems, which are reported first. */
  pictures: ReadonlySet<string> | null;
  /** Ids of the courses that have a page; `null` if a course has problems. */
  courses: ReadonlySet<string> | null;
  figures: Figures;
  /** The panel of the current selection round, as HTML. */
  selectionRound: Localized<string>;
  /** The course facts for placeholders such as `{price:block-1-tower}`. */
  courseFigures?: CourseFigures | undefined;
  /** Caches the results of parsing files. */
  kept?: Kept;
};

/** Words per minute, for the reading time. */
const readingSpeed = 200;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Reads and compiles all articles: `<folder>/<id>/es.md` and `en.md`.
 * @param folder the repository's `content/articles`
 * @param problems receives the problems, with file and line
 */
export async function readArticles(
  folder: string,
  references: ArticleReferences,
  problems: ContentProblem[],
): Promise<Articles> {
  // Articles are listed by their files, since git leaves the empty folder of a deleted article.
  const files = await readdir(folder, { recursive: true });
  const ids = [...new Set(files.flatMap((file) => (dirname(file) === '.' ? [] : [dirname(file)])))].toSorted();
  const known = { kept: readOnce, ...references, articles: new Set(ids), madeWith: referencesMark(references, ids) };
  const entries = await Promise.all(
    ids.map(async (id) => {
      const sources = await readSources(join(folder, id));
      const read = languages.map((language) => readOne({ id, language, source: sources[language] }, known, problems));
      reportDifferences(id, sources, read, problems);
      return [id, Object.fromEntries(languages.map((language, index) => [language, read[index]]))] as const;
    }),
  );
  const articles = Object.fromEntries(entries) as Articles;
  reportTies(articles, problems);
  return articles;
}

/** Reports articles of one day with the same `order`, or with none: an editor must choose their order. */
function reportTies(articles: Articles, problems: ContentProblem[]): void {
  const places = new Map<string, string>();
  for (const [id, { es }] of Object.entries(articles)) {
    if (!es) continue;
    const place = `${es.date} ${es.order ?? ''}`;
    const other = places.get(place);
    places.set(place, id);
    if (other === undefined) continue;
    const message = `${other} has the same date: give both a place among the articles of that day (order: 1, 2, …)`;
    problems.push({ file: fileName(id, 'es'), line: 1, place: 'order', message });
  }
}

type Sources = Record<Language, string | null>;

async function readSources(folder: string): Promise<Sources> {
  const entries = languages.map(async (language) => {
    const source = await readFile(join(folder, `${language}.md`), 'utf8').catch(() => null);
    return [language, source] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Sources;
}

type ArticleFile = { id: string; language: Language; source: string | null };
type Known = ArticleReferences & { articles: ReadonlySet<string>; madeWith: string; kept: Kept };

/** A hash of everything from which articles are compiled, except their texts. */
function referencesMark(
  { pictures, courses, figures, selectionRound }: ArticleReferences,
  articles: readonly string[],
): string {
  return markOf([pictures && [...pictures], courses && [...courses], [...figures], selectionRound, articles]);
}

function readOne(
  { id, language, source }: ArticleFile,
  known: Known,
  problems: ContentProblem[],
): CompiledArticle | null {
  const file = fileName(id, language);
  const report = (line: number, place: string, message: string) => problems.push({ file, line, place, message });
  if (source === null) {
    report(1, 'the whole file', `the article needs this file: it is missing in ${languageNames.of(language)}`);
    return null;
  }
  const parts = splitFrontMatter(source);
  if (!parts) {
    report(1, 'front matter', 'the file begins with its front matter, between two lines of three dashes');
    return null;
  }
  const { kept, courseFigures, madeWith } = known;
  const head = parts.frontMatter;
  const reading = kept(`${file} head`, [head, figuresNamedIn(head, courseFigures)], () =>
    readYaml<ArticleHead>(file, head, articleHead, { firstLine: 1, figures: courseFigures, language }),
  );
  problems.push(...reading.problems);
  const filled = fillFigureLines(parts.body, language, courseFigures);
  const {
    words,
    problems: mistakes,
    ...body
  } = kept(file, [filled.text, madeWith], () =>
    compileMarkdown(filled.text, { ...known, language, selectionRound: known.selectionRound[language] }),
  );
  const values = reading.value;
  if (values) {
    for (const { url, message } of hiddenAges(values, parts.body)) report(lineOf(source, url), 'sources', message);
  }
  for (const { line, message } of [...filled.problems, ...mistakes])
    report(parts.linesAboveBody + line, 'text', message);
  if (words === 0) report(parts.linesAboveBody, 'text', 'the article has no text');
  if (!values) return null;
  if (values.id !== id)
    report(lineOfKey(source, 'id'), 'id', `expected the folder's name, ${id}; found “${values.id}”`);
  if (known.pictures && !known.pictures.has(values.cover)) {
    report(
      lineOfKey(source, 'cover'),
      'cover',
      `there is no picture "${values.cover}" in content/pictures.yaml.${didYouMean(values.cover, known.pictures)}`,
    );
  }
  if ('course' in values.next && known.courses && !known.courses.has(values.next.course)) {
    const { course } = values.next;
    const meant = didYouMean(course, known.courses);
    report(lineOfKey(source, 'next'), 'next', `there is no course with a page "${course}" in content/courses.${meant}`);
  }
  return { ...values, ...body, minutes: Math.max(1, Math.round(words / readingSpeed)) };
}

/** Reports values of `sharedArticleValues` that differ between the languages of one article. */
function reportDifferences(
  id: string,
  sources: Sources,
  files: (ArticleHead | null)[],
  problems: ContentProblem[],
): void {
  const [first, ...others] = files;
  for (const [index, other] of others.entries()) {
    const language = languages[index + 1];
    if (!first || !other || !language) continue;
    for (const [key, valueOf] of Object.entries(sharedArticleValues)) {
      const [expected, found] = [JSON.stringify(valueOf(first)), JSON.stringify(valueOf(other))];
      if (expected === found) continue;
      problems.push({
        file: fileName(id, language),
        line: lineOfKey(sources[language] ?? '', key),
        place: key,
        message: `expected the same as in ${languages[0]}.md, ${expected}; found ${found}`,
      });
    }
  }
}

function fileName(id: string, language: Language): string {
  return `content/articles/${id}/${language}.md`;
}

function lineOfKey(source: string, key: string): number {
  return lineOf(source, `\n${key}:`);
}

/** The line, counted from 1, on which a text is found; 1 if it is not found. */
function lineOf(source: string, text: string): number {
  const at = source.indexOf(text);
  return at < 0 ? 1 : source.slice(0, at + 1).split('\n').length;
}
