import { expect, test } from 'vitest';
import { recordedAnswer } from '../../tests/recorded-answer.ts';
import { searchIndexPath } from '../../src/site/search/search-index.ts';
import { pageName, type SiteBuild } from '../site-build.ts';
import { smallSite } from './app-test-server.ts';
import { createPageAnswers } from './page-answers.ts';

const languages = ['es', 'en'] as const;
const html = `<!doctype html><html data-visitor><body>${'texto '.repeat(100)}</body></html>`;

/** Answers of a site that has the page of courses and its index, and says what it was asked for. */
function answers(mode: SiteBuild['mode'], missing: readonly string[] = []) {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    return missing.includes(name) ? null : Buffer.from(html);
  };
  const { facts, ...site } = smallSite();
  const pages = createPageAnswers({
    site: {
      ...site,
      mode,
      facts: { ...facts, pages: [{ route: 'courses', params: {} }] },
      document: async (page, language, params) => read(pageName(page, language, params)),
      data: read,
    },
    country: { lookup: () => undefined, header: undefined, trust: null },
    settings: '',
    held: new Set(),
    headersFor: () => ({}),
    redirectHeaders: {},
  });
  const kept = (pathname: string) => {
    let isKept = false;
    const { body } = recordedAnswer(
      (request, response) => (isKept = pages.answerKept(request, response, { pathname, search: '' })),
      { 'accept-encoding': 'br' },
    );
    return isKept ? body.length : null;
  };
  return { asked, kept, prepareAhead: pages.prepareAhead };
}
const all = [
  ...languages.map((language) => pageName('courses', language, {})),
  ...languages.map((language) => searchIndexPath(language)),
];
const never = new AbortController().signal;

test('every page and index is prepared ahead, small, and read once', async () => {
  const { asked, kept, prepareAhead } = answers('production');
  expect(['/courses', '/cursos', searchIndexPath('en')].map(kept)).toEqual([null, null, null]);
  await prepareAhead(never);
  expect(asked).toEqual(all);
  const sizes = ['/courses', '/cursos', ...languages.map((language) => searchIndexPath(language))].map(kept);
  await prepareAhead(never);
  for (const size of sizes) expect(size).toBeLessThan(120);
  expect(['/courses', '/cursos', ...languages.map((language) => searchIndexPath(language))].map(kept)).toEqual(sizes);
});

test('nothing is prepared in development, for a server that stops, or of what is not there', async () => {
  const development = answers('development');
  await development.prepareAhead(never);
  expect(development.asked).toEqual([]);
  const stopping = answers('production');
  await stopping.prepareAhead(AbortSignal.abort());
  expect(stopping.asked.filter((name) => name.endsWith('.html'))).toEqual([]);
  expect(stopping.kept(searchIndexPath('en'))).toBeNull();
  const partial = answers('production', [all[0]!, searchIndexPath('es')]);
  await partial.prepareAhead(never);
  expect(partial.asked[1]).toBe(all[1]);
  expect([partial.kept('/cursos'), partial.kept('/courses')]).toEqual([null, expect.any(Number)]);
});
