import { expect, test } from 'vitest';
import { content, mainOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';
import { routePath } from '../site/routes.ts';
import { syllabusPath } from '../site/syllabus-paths.ts';

test.each(languages)('every course page in %s links its syllabus and the career map', async (language) => {
  const { courses } = await content;
  const linked = Object.entries(courses).flatMap(([id, { route }]) => (route ? [{ id, route }] : []));
  expect(linked.length).toBeGreaterThan(5);
  for (const { id, route } of linked) {
    const html = await mainOf(route, language);
    expect(html, id).toContain(`href="${syllabusPath(id, language)}"`);
    expect(html, id).toContain(`(45\u00A0kB)`);
    expect(html, id).toContain(`href="${routePath('career', language)}`);
  }
});

test.each(languages)('each way has a course page in %s that links to the budget of that way', async (language) => {
  const { costs } = await content;
  for (const [way, { page }] of Object.entries(costs.ways))
    expect(await mainOf(page, language), page).toContain(`href="${routePath('costs', language)}?way=${way}"`);
});
