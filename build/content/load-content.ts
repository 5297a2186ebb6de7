import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { Articles } from '../../src/schema/compiled-article.ts';
import type { Course } from '../../src/schema/course.ts';
import type { SelectionRounds } from '../../src/schema/selection-round.ts';
import { contentFiles, type SiteContent } from '../../src/schema/site-content.ts';
import { acronymProblems } from '../glossary/acronym-problems.ts';
import { madridDay } from '../../src/site/days.ts';
import { readFigures } from '../articles/figures.ts';
import { readArticles } from '../articles/read-articles.ts';
import { selectionRoundPanels } from '../articles/selection-round-panel.ts';
import { readLegalTexts } from '../legal/read-legal-texts.ts';
import { missingPressDocuments } from '../press-documents.ts';
import { answerProblems } from './answer-problems.ts';
import type { ContentFile } from './content-file.ts';
import { figuresNamedIn, readCourseFigures, type CourseFigures } from './course-figures.ts';
import { courseProblems } from './course-problems.ts';
import { editionProblems } from './edition-problems.ts';
import { examLengthProblems, examProblems } from './exam-problems.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import { brokenReferences } from './find-references.ts';
import { publishedProblems } from './published-problems.ts';
import { readPublished, type Published } from './published.ts';
import { readOnce, type Kept } from './kept-readings.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { literalFigures } from './literal-figures.ts';
import { placedTexts, wordTexts } from './placed-texts.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { languages } from '../../src/i18n/language.ts';
import { lineFinderOf, readYaml } from './read-yaml.ts';
import { seatFigures } from './seat-figures.ts';
import { waysToHiddenArticles } from './ways-to-hidden-articles.ts';
import { withoutHidden } from './without-hidden.ts';
import { withoutSamples } from './without-samples.ts';

/**
 * The content that the site shows: without draft articles, and without courses that are off the site; also without
 * samples, if `samples.yaml` hides them.
 * @param folder the repository's `content/`
 * @param drafts whether to include drafts and courses off the site, as previews do
 * @throws ContentError with all problems: file, line, path, expected and found value
 */
export async function loadContent(
  folder: string,
  { drafts, kept }: { drafts?: boolean; kept?: Kept } = {},
): Promise<SiteContent> {
  return contentToShow(await readContent(folder, { kept }), { drafts });
}

/**
 * Removes drafts and courses off the site, unless `drafts` is true, and samples if `samples.yaml` hides them.
 * @throws ContentError for links to removed articles
 */
export function contentToShow(
  content: SiteContent,
  { drafts = false }: { drafts?: boolean | undefined } = {},
): SiteContent {
  const offered = drafts ? content : withoutHidden(content);
  const shown = content.samples.shown ? offered : withoutSamples(offered);
  const problems = waysToHiddenArticles(shown, content);
  if (problems.length > 0) throw new ContentError(problems);
  return shown;
}

/**
 * Reads all content, including samples, drafts and courses off the site. Each file is checked by its schema; then the
 * references between files are checked, such as those to pictures, courses and articles.
 * @param published the published addresses and editions; by default those of `published.json`
 * @param kept caches the results of parsing files
 * @throws ContentError with all problems
 */
export async function readContent(
  folder: string,
  { published, kept = readOnce }: { published?: Published; kept?: Kept | undefined } = {},
): Promise<SiteContent> {
  const problems: ContentProblem[] = [];
  const { files, kinds, articles, courseFigures } = await readFiles(folder, problems, kept);
  problems.push(...(await missingPressDocuments(folder)));
  // Legal texts and references depend on other files, whose problems are reported first.
  if (!files) throw new ContentError(problems);
  problems.push(
    ...referenceProblems(
      files,
      articles,
      [...kinds.values()].flatMap((kind) => kind.files),
    ),
  );
  const texts = await placedTexts(folder, kept);
  const words = await wordTexts();
  problems.push(
    ...acronymProblems(texts, files.glossary),
    ...invisibleCharacters([...texts, ...words]),
    ...literalFigures(texts, courseFigures),
    ...seatFigures(texts, courseFigures),
    ...publishedProblems(
      published ?? (await readPublished(folder)),
      { ...files, articles },
      { files: [...kinds.values()].flatMap((kind) => kind.files), texts: [...texts, ...words] },
    ),
  );
  const references = { centre: files.centre, articles: new Set(Object.keys(articles)), courseFigures, kept };
  const legal = await readLegalTexts(join(folder, 'legal'), references, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { ...files, articles, legal, hiddenCourses: {} };
}

/**
 * Reads the content for a preview. Invalid files are replaced by those of `instead`, and a new article that cannot be
 * read yet is left out; references, figures and addresses are not checked.
 * @param kept caches the results of parsing files
 * @returns the content, and the ids of the articles that cannot be read
 */
export async function readContentLeniently(
  folder: string,
  instead: SiteContent,
  kept: Kept,
): Promise<{ content: SiteContent; unread: ReadonlySet<string> }> {
  const problems: ContentProblem[] = [];
  const { kinds, articles: read, courseFigures } = await readFiles(folder, problems, kept);
  const files = Object.fromEntries(
    [...kinds].map(([name, { value }]) => [name, repaired(name as keyof YamlContent, value, instead)]),
  ) as YamlContent;
  const unread = new Set(Object.keys(read).filter((id) => languages.some((language) => !read[id]?.[language])));
  const whole = Object.entries(read).map(([id, article]) => [id, unread.has(id) ? undefined : article] as const);
  const articles = filledUp(Object.fromEntries(whole), instead.articles) as Articles;
  const references = { centre: files.centre, articles: new Set(Object.keys(articles)), courseFigures, kept };
  const legal = await readLegalTexts(join(folder, 'legal'), references, problems);
  return { content: { ...files, articles, legal, hiddenCourses: {} }, unread };
}

/** Replaces an invalid file, or invalid files of a folder, by those of other content. */
function repaired(name: keyof YamlContent, value: object | null, instead: SiteContent): object {
  if (!contentFiles[name].path.endsWith('/')) return value ?? instead[name];
  return filledUp(value ?? {}, instead[name]);
}

/** Takes missing entries from others by their id; those without one are left out. */
function filledUp(entries: object, others: object): object {
  const known = new Map(Object.entries(others));
  const filled = Object.entries(entries).map(([id, entry]) => [id, (entry as unknown) ?? known.get(id)] as const);
  return Object.fromEntries(filled.filter(([, entry]) => entry !== undefined));
}

/** Reads all files by their schemas. `files` is null if one of them is invalid. */
async function readFiles(folder: string, problems: ContentProblem[], kept: Kept) {
  const courseFigures = await readCourseFigures(folder, kept);
  const read = await Promise.all(
    Object.entries(contentFiles).map(
      async ([name, kind]) => [name, await readKind({ folder, figures: courseFigures, kept }, kind, problems)] as const,
    ),
  );
  const kinds = new Map<string, KindOfContent>(read);
  const isReadable = problems.length === 0;
  const manifest = kinds.get('pictures')?.value;
  const pictures = manifest ? new Set(Object.keys(manifest)) : null;
  const courseFiles =
    kinds.get('courses')?.files.map(({ file, value }) => [basename(file, '.yaml'), value] as const) ?? [];
  // An invalid course is reported once, and not for every text that refers to it.
  const areRead = Object.values(kinds.get('courses')?.value ?? {}).every(Boolean);
  const rounds = kinds.get('selectionRounds')?.value;
  const articles = await readArticles(
    join(folder, 'articles'),
    {
      pictures,
      courses: areRead ? withPage(courseFiles as [string, Course][]) : null,
      figures: await readFigures(join(folder, 'figures')),
      selectionRound: selectionRoundPanels(rounds ? (rounds as SelectionRounds) : null, madridDay(new Date())),
      courseFigures,
      kept,
    },
    problems,
  );
  const files = isReadable ? (Object.fromEntries(read.map(([name, { value }]) => [name, value])) as YamlContent) : null;
  return { files, kinds, articles, courseFigures };
}

function withPage(courses: readonly (readonly [id: string, course: Course])[]): ReadonlySet<string> {
  return new Set(courses.filter(([, { route }]) => route).map(([id]) => id));
}

type YamlContent = Omit<SiteContent, 'articles' | 'legal' | 'hiddenCourses'>;

/** Finds references to missing things, and contradictory references. */
function referenceProblems(content: YamlContent, articles: Articles, files: readonly ContentFile[]): ContentProblem[] {
  const courses = Object.entries(content.courses);
  const known = {
    picture: new Set(Object.keys(content.pictures)),
    course: new Set(courses.map(([id]) => id)),
    'course with a page': withPage(courses),
    article: new Set(Object.keys(articles)),
  };
  return [
    ...files.flatMap((file) => brokenReferences(file, known)),
    ...courseProblems(content, files),
    ...answerProblems(content, files),
    ...editionProblems(content, files),
    ...examLengthProblems(content, files),
    ...examProblems(content, files),
  ];
}

type KindOfContent = { value: object | null; files: ContentFile[] };
type Source = { folder: string; figures: CourseFigures; kept: Kept };
type Kind = { path: string; schema: z.ZodType; ids?: readonly string[] };

async function readKind(source: Source, { path, schema, ids }: Kind, problems: ContentProblem[]) {
  if (!path.endsWith('/')) {
    const file = await readOne(source, path, schema, problems);
    return { value: file && (file.value as object), files: file ? [file] : [] };
  }
  const names = (await readdir(join(source.folder, path))).filter((name) => name.endsWith('.yaml')).toSorted();
  const read = await Promise.all(
    names.map(async (name) => [basename(name, '.yaml'), await readOne(source, path + name, schema, problems)] as const),
  );
  const found = read.map(([id]) => id);
  if (ids) problems.push(...fileProblems(path, found, ids));
  return {
    value: Object.fromEntries(read.map(([id, file]) => [id, file?.value])),
    files: read.flatMap(([, file]) => file ?? []),
  };
}

async function readOne(
  { folder, figures, kept }: Source,
  path: string,
  schema: z.ZodType,
  problems: ContentProblem[],
): Promise<ContentFile | null> {
  const file = `content/${path}`;
  const text = await readFile(join(folder, path), 'utf8');
  const reading = kept(file, [text, figuresNamedIn(text, figures)], () => readYaml(file, text, schema, { figures }));
  problems.push(...reading.problems);
  return reading.value === null ? null : { file, schema, value: reading.value, lineOf: lineFinderOf(text) };
}

/** Reports missing and superfluous files of a folder whose file names are fixed. */
function fileProblems(path: string, found: readonly string[], ids: readonly string[]): ContentProblem[] {
  const problem = (id: string, message: string) => ({
    file: `content/${path}${id}.yaml`,
    line: 1,
    place: 'the whole file',
    message,
  });
  return [
    ...ids.filter((id) => !found.includes(id)).map((id) => problem(id, 'the file is missing')),
    ...found
      .filter((id) => !ids.includes(id))
      .map((id) => problem(id, `the site knows only ${ids.join(', ')} here.${didYouMean(id, ids)}`)),
  ];
}
