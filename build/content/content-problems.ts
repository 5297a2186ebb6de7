import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFiles } from '../../src/schema/site-content.ts';
import { pictureCatalogue } from '../../src/site/picture-catalogue.ts';
import { readPictures, type Pictures } from '../pictures.ts';
import { loadContent } from './load-content.ts';
import { pageProblems } from './page-problems.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/**
 * All problems for which a build would fail: in files and references, in pictures, and in the pages made of them. Pages
 * are checked only if there are no other problems.
 */
export async function contentProblems(): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const collect = (error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return null;
  };
  const content = await loadContent(resolve('content')).catch(collect);
  const pictures = await readManifestPictures().catch(collect);
  return content && pictures ? pageProblems(content, pictureCatalogue(pictures)) : problems;
}

/** The pictures, even if other files have problems; null if the manifest has problems, which `loadContent` reports. */
async function readManifestPictures(): Promise<Pictures | null> {
  const { path, schema } = contentFiles.pictures;
  const file = `content/${path}`;
  const { value } = readYaml(file, await readFile(file, 'utf8'), schema);
  return value && readPictures(value);
}
