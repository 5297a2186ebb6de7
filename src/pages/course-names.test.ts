import { expect, test } from 'vitest';
import { siteFacts } from '../../build/site-facts.ts';
import { elementsOf, readHtml } from '../../tests/html-elements.ts';
import { content, drawnPage, mainOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';

const { courses, hiddenCourses, catalogue } = await content;
/** The ids of all courses, by category and by their order in it. */
const inOrder = catalogue.categories.flatMap(({ id }) =>
  Object.entries({ ...courses, ...hiddenCourses })
    .filter(([, { category }]) => category === id)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([course]) => course),
);

test.each(languages)(
  'a course has one name on its page, in the catalogue and in forms, in one order (%s)',
  async (language) => {
    const nameOf = (id: string) => courses[id]?.card.title[language];
    const facts = siteFacts(await content, '', []);
    expect(facts.courses.map(({ id, title }) => [id, title[language]])).toEqual(inOrder.map((id) => [id, nameOf(id)]));
    const strips = elementsOf(await mainOf('courses', language), 'article');
    const shown = catalogue.categories.filter(({ shownIn }) => shownIn.includes(language)).map(({ id }) => id);
    expect(strips.map(({ html }) => elementsOf(html, 'h3')[0]?.text)).toEqual(
      inOrder.filter((id) => shown.includes(courses[id]!.category)).map(nameOf),
    );
    for (const [id, { route, anchor }] of Object.entries(courses)) {
      if (!route) continue;
      const main = await mainOf(route, language);
      const part = readHtml(anchor ? main.slice(main.indexOf(`id="${anchor}"`)) : main);
      const heading = part.find(({ name }) => /^h[1-6]$/.test(name));
      // A title has its unbreakable spaces; `\s` matches both kinds.
      expect(heading?.text.split(/\s/), id).toEqual(nameOf(id)?.split(/\s/));
    }
  },
);

test.each(languages)('on the home page a course has the same length and places everywhere (%s)', async (language) => {
  const articles = elementsOf(await mainOf('home', language), 'article');
  for (const id of ['block-1-tower', 'block-2-route-approach', 'complete-rating']) {
    const name = courses[id]?.card.title[language];
    const cards = articles.filter(({ html }) => elementsOf(html, 'h3').some(({ text }) => text === name));
    expect(cards.length, id).toBeGreaterThan(1);
    const values = new Map<string, Set<string>>();
    for (const { html } of cards) {
      const [terms, described] = [elementsOf(html, 'dt'), elementsOf(html, 'dd')];
      terms.forEach(({ text }, place) =>
        values.set(
          text,
          (values.get(text) ?? new Set()).add(described[place]?.text.replaceAll(/\s+/g, ' ').trim() ?? ''),
        ),
      );
    }
    for (const [term, each] of values) expect([...each], `${id}: ${term}`).toHaveLength(1);
  }
});

test.each([
  ['es', 'Especializada', 'Preparación', 'interna'],
  ['en', 'Specialised', 'Preparation', 'internal'],
] as const)(
  'Madrid names the specialised category, not preparation; the feedback page is internal (%s)',
  async (language, specialised, preparation, internal) => {
    const items = elementsOf(await mainOf('madrid', language), 'li').map(({ text }) => text);
    expect(items).toContain(specialised);
    expect(items).not.toContain(preparation);
    const html = await drawnPage('feedback', language);
    expect(elementsOf(html, 'title')[0]?.text).toContain(internal);
    const description = elementsOf(html, 'meta').find(({ attributes }) => attributes['name'] === 'description');
    expect(description?.attributes['content']?.toLowerCase()).toContain(internal);
  },
);
