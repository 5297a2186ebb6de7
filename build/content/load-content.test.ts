import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { sharedReadings as kept } from './kept-readings.ts';
import { loadContent } from './load-content.ts';

const { folder } = temporaryFolders('content');

async function copyContent(): Promise<void> {
  const [article = ''] = await readdir('content/articles');
  // One article is enough, although its links to others are then reported. Pictures are not copied, because every round
  // makes a copy of the content.
  const isNeeded = (path: string) =>
    !/\.schemas|content\/pictures\//.test(path) &&
    (!path.includes('content/articles/') || path.includes(`content/articles/${article}`));
  await cp('content', folder, { recursive: true, filter: isNeeded });
}

async function change(file: string, from: RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

/**
 * Faults that can be in the content together, so that all of them are reported; a fault that hides others is in its own
 * round. Each has the file, what is replaced by what, and the place and the message that are reported.
 */
const rounds = [
  String.raw`
    a missing language | banner | code: \{ es: (.+), en: .+\} | code: { es: $1 } | announcements > 0 > code > en expected a text, found nothing
    a misspelt name | banner | action: | actoin: | unknown name: actoin
    a number that is a text | courses/block-1-tower | seats: \d+ | seats: many | facts > seats expected a number, found "many"
    an invalid month | courses/block-2-route-approach | start: \{ month.*\} | start: { month: 2025-13 } | editions > 0 > start > month a month is written 2025-11
    a term without a source | glossary | ^ +own: true\n | | a term names its source, or says
    an unknown page | courses/block-1-tower | route: block1 | route: blok1 | found "blok1". Did you mean "block1"?
    an unknown campus | courses/full-rating | campus: canarias | campus: canaria | editions > 1 > campus expected one of madrid, canarias, online; found "canaria". Did you mean "canarias"?
    an unknown placeholder | answers/which-course | \{requirements\} | {requirement} | text > es {requirement} is no placeholder: write {name},
  `,
  'a file with invalid YAML | banner | code: \\{ | code: [ | the way the file is written',
  String.raw`
    an unknown picture | catalogue | picture: [\w-]+ | picture: campus-madrid-3-towr | hero > picture there is no picture "campus-madrid-3-towr" in content/pictures.yaml. Did you mean "campus-madrid-3-tower"?
    an unknown course | pages/home | course: complete-rating | course: complet-rating | > course there is no course "complet-rating" in content/courses. Did you mean "complete-rating"?
    an unknown article | pages/blog | article: [\w-]+ | article: no-such-article | startHere > 0 > article there is no article "no-such-article" in content/articles.
    the page of another course | courses/block-2-route-approach | route: block2 | route: block1 | route "block1" is already the page of content/courses/block-1-tower.yaml
    a page that no course has | courses/block-2-route-approach | route: block2 | route: block1 | no course has "route: block2"
    a page without a section that it needs | courses/full-rating | ^ {4}- kind: closing\n[^]*?(?=^ {4}- kind) | | page > sections the page has no section of the kind "closing"
    a course of the deciding tools without a length | courses/full-rating | (\n {2})duration: .* | $1duration: { onRequest: true } | facts > duration the decision tools need the length of this course
    a list with a page that no course has | campuses/canarias | courses: \[.*\] | courses: [services] | facts > courses > 0 no course has "route: services"
    an unknown value of the centre | answers/course-information | call \{centre.phone.display | call {centre.phone.number | text > en There is no value for {centre.phone.number}
    an unknown anchor | pages/advanced-training | anchor: ([a-z-]+) | anchor: no-such-anchor | courses > 0 > anchor expected the route and anchor of content/courses/
  `,
  String.raw`
    a link to a course without a page | pages/home | - course: [\w-]+ | - course: english-for-aviation | > course there is no course with a page "english-for-aviation"
    a page with another screen’s texts | courses/block-1-tower | route: block1 | route: services | route the page "services" has the screen "services"
  `,
].map((faults) => ({
  faults: faults
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]),
}));

describe.each(rounds)('content with $faults.length faults', ({ faults }) => {
  let told: string;
  beforeAll(async () => {
    await copyContent();
    const changes = new Map(faults.map((fault) => [fault.slice(1, 4).join(), fault]));
    for (const [, file, from, to] of changes.values()) await change(`${file}.yaml`, new RegExp(from, 'm'), to);
    told = await loadContent(folder, { kept }).then(
      () => 'nothing',
      (error: Error) => error.message.replaceAll(/\s+/g, ' '),
    );
  });

  test.each(faults)('%s is reported in its file and line', (_what, file, _from, _to, expected) => {
    const problems = told.split(/(?=content\/[\w./-]+:\d+ )/).filter((problem) => problem.includes(expected));
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^content/(?:${file}\\.yaml|courses):\\d+ `)));
  });
});

test('a campus without its file, and a file without its campus, are reported', async () => {
  await copyContent();
  await rename(join(folder, 'campuses/canarias.yaml'), join(folder, 'campuses/canaria.yaml'));
  const loading = loadContent(folder, { kept });
  await expect(loading).rejects.toThrow(/campuses\/canarias\.yaml:1 .*\n +the file is missing/);
  await expect(loading).rejects.toThrow(/campuses\/canaria\.yaml:1 .*\n .*Did you mean "canarias"\?/);
});
