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

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

/**
 * Faults that can be in the content together, so that all of them are reported. A fault that hides others is in its own
 * round.
 */
type Fault = readonly [what: string, file: string, from: string | RegExp, to: string, told: RegExp];
const rounds: readonly (readonly Fault[])[] = [
  [
    [
      'a missing language',
      'banner.yaml',
      /code: \{ es: (.+), en: .+\}/,
      'code: { es: $1 }',
      /content\/banner\.yaml:\d+ {2}announcements > 0 > code > en\n +expected a text, found nothing/,
    ],
    ['a misspelt name', 'banner.yaml', 'action:', 'actoin:', /content\/banner\.yaml:\d+ .*\n +unknown name: actoin/],
    [
      'a number that is a text',
      'courses/block-1-tower.yaml',
      /seats: \d+/,
      'seats: many',
      /block-1-tower\.yaml:\d+ {2}facts > seats\n +expected a number, found "many"/,
    ],
    [
      'an invalid month',
      'courses/block-2-route-approach.yaml',
      /start: \{ month.*\}/,
      'start: { month: 2025-13 }',
      /block-2-route-approach\.yaml:\d+ {2}editions > 0 > start > month\n +a month is written 2025-11/,
    ],
    [
      'a term that neither names a source nor says that the words are our own',
      'glossary.yaml',
      /^ +own: true\n/m,
      '',
      /content\/glossary\.yaml:\d+ {2}terms > \d+\n +a term names its source, or says/,
    ],
    [
      'a page that is not in the route table',
      'courses/block-1-tower.yaml',
      'route: block1',
      'route: blok1',
      /block-1-tower\.yaml:\d+ {2}route\n +expected one of home, .*; found "blok1"\. Did you mean "block1"\?/,
    ],
    [
      'an unknown campus',
      'courses/full-rating.yaml',
      'campus: canarias',
      'campus: canaria',
      /full-rating\.yaml:\d+ {2}editions > 1 > campus\n +expected one of madrid, canarias, online; found "canaria"\. Did you mean "canarias"\?/,
    ],
    [
      'a placeholder that no answer fills',
      'answers/which-course.yaml',
      '{requirements}',
      '{requirement}',
      /content\/answers\/which-course\.yaml:\d+ {2}text > es\n +\{requirement\} is no placeholder: write \{name\}, /,
    ],
  ],
  [
    [
      'a file with invalid YAML',
      'banner.yaml',
      'code: {',
      'code: [',
      /content\/banner\.yaml:\d+ {2}the way the file is written/,
    ],
  ],
  [
    [
      'a picture that is not in the manifest',
      'catalogue.yaml',
      /picture: [\w-]+/,
      'picture: campus-madrid-3-towr',
      /content\/catalogue\.yaml:\d+ {2}hero > picture\n +there is no picture "campus-madrid-3-towr" in content\/pictures\.yaml\. Did you mean "campus-madrid-3-tower"\?/,
    ],
    [
      'a course that has no file',
      'pages/home.yaml',
      /course: complete-rating/,
      'course: complet-rating',
      /content\/pages\/home\.yaml:\d+ {2}[^\n]* > course\n +there is no course "complet-rating" in content\/courses\. Did you mean "complete-rating"\?/,
    ],
    [
      'a first step that is no article',
      'pages/blog.yaml',
      /article: [\w-]+/,
      'article: que-es-ser-controlador',
      /content\/pages\/blog\.yaml:\d+ {2}startHere > 0 > article\n +there is no article "que-es-ser-controlador" in content\/articles\./,
    ],
    [
      "a course with another course's page",
      'courses/block-1-tower.yaml',
      'route: block1',
      'route: block2',
      /block-2-route-approach\.yaml:\d+ {2}route\n +"block2" is already the page of content\/courses\/block-1-tower\.yaml/,
    ],
    [
      'a page that no course has',
      'courses/block-1-tower.yaml',
      'route: block1',
      'route: block2',
      /no course has "route: block1"/,
    ],
    [
      'a page without a section that it needs',
      'courses/full-rating.yaml',
      / {4}- kind: closing\n[^]*?(?= {4}- kind)/,
      '',
      /full-rating\.yaml:\d+ {2}page > sections\n +the page has no section of the kind "closing"/,
    ],
    [
      'a campus whose page lists a page that no course has',
      'campuses/canarias.yaml',
      /courses: \[.*\]/,
      'courses: [services]',
      /canarias\.yaml:\d+ {2}facts > courses > 0\n +no course has "route: services"/,
    ],
    [
      'an answer with a value that the centre does not have',
      'answers/course-information.yaml',
      'call {centre.phone.display}',
      'call {centre.phone.number}',
      /answers\/course-information\.yaml:\d+ {2}text > en\n +There is no value for \{centre\.phone\.number\}/,
    ],
    [
      'an anchor that the course does not have',
      'pages/advanced-training.yaml',
      /anchor: ([a-z-]+)/,
      'anchor: no-such-anchor',
      /advanced-training\.yaml:\d+ {2}courses > 0 > anchor\n +expected the route and anchor of content\/courses\//,
    ],
  ],
  [
    [
      'a link to a course without a page',
      'pages/home.yaml',
      /- course: [\w-]+/,
      '- course: english-for-aviation',
      /training > strips > \d > course\n +there is no course with a page "english-for-aviation"/,
    ],
    [
      'a page with the texts of another screen',
      'courses/block-1-tower.yaml',
      'route: block1',
      'route: services',
      /block-1-tower\.yaml:\d+ {2}route\n +the page "services" has the screen "services" .*; expected "course"/,
    ],
  ],
];

describe.each(rounds.map((faults) => ({ faults })))('content with $faults.length faults', ({ faults }) => {
  let told: string;
  beforeAll(async () => {
    await copyContent();
    const changes = new Map(faults.map((fault) => [fault.slice(1, 4).join(), fault]));
    for (const [, file, from, to] of changes.values()) await change(file, from, to);
    told = await loadContent(folder, { kept }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  });

  test.each(faults)('%s is reported', (_what, _file, _from, _to, expected) => {
    expect(told).toMatch(expected);
  });
});

test('a campus without its file, and a file without its campus, are reported', async () => {
  await copyContent();
  await rename(join(folder, 'campuses/canarias.yaml'), join(folder, 'campuses/canaria.yaml'));
  const loading = loadContent(folder, { kept });
  await expect(loading).rejects.toThrow(/campuses\/canarias\.yaml:1 .*\n +the file is missing/);
  await expect(loading).rejects.toThrow(/campuses\/canaria\.yaml:1 .*\n .*Did you mean "canarias"\?/);
});
