import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { contentFiles, type SiteContent } from '../../src/schema/site-content.ts';
import type { Centre } from '../../src/schema/centre.ts';
import { readArticles } from '../articles/read-articles.ts';
import { readLegalTexts } from '../legal/read-legal-texts.ts';
import { missingPressDocuments } from '../press-documents.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads everything below `folder` (the repository's `content/`), checks each file by its schema and what refers to what.
 * @throws ContentError with every problem: file, line, place, what was expected and what was found
 */
export async function loadContent(folder: string): Promise<SiteContent> {
  const problems: ContentProblem[] = [];
  const entries = await Promise.all(
    Object.entries(contentFiles).map(async ([name, { path, schema }]) => {
      const read = path.endsWith('/') ? readFolder : readOne;
      return [name, await read(folder, path, schema, problems)] as const;
    }),
  );
  const files = Object.fromEntries(entries) as Record<keyof typeof contentFiles, object | null>;
  const pictures = new Set(Object.keys(files.pictures ?? {}));
  const articles = await readArticles(join(folder, 'articles'), { pictures }, problems);
  problems.push(...(await missingPressDocuments(folder)));
  // The texts name values of the centre: without it, its own problems are told first.
  const centre = files.centre as Centre | null;
  const references = centre && { centre, articles: new Set(Object.keys(articles)) };
  const legal = references && (await readLegalTexts(join(folder, 'legal'), references, problems));
  if (problems.length > 0) throw new ContentError(problems);
  return { ...files, articles, legal } as SiteContent;
}

async function readOne(folder: string, path: string, schema: z.ZodType, problems: ContentProblem[]): Promise<unknown> {
  const reading = readYaml(`content/${path}`, await readFile(join(folder, path), 'utf8'), schema);
  problems.push(...reading.problems);
  return reading.value;
}

/** A folder of files of one kind: a record by file name, which is the id of what the file describes. */
async function readFolder(
  folder: string,
  path: string,
  schema: z.ZodType,
  problems: ContentProblem[],
): Promise<unknown> {
  const names = (await readdir(join(folder, path))).filter((name) => name.endsWith('.yaml')).sort();
  const values = await Promise.all(
    names.map(async (name) => [basename(name, '.yaml'), await readOne(folder, path + name, schema, problems)] as const),
  );
  return Object.fromEntries(values);
}
