import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../tests/markup-words.ts';
import { content, mainOf } from '../../tests/page-words.ts';
import { longDate } from '../i18n/format.ts';
import { languages } from '../i18n/language.ts';
import { pathTo } from '../site/links.ts';
import type { RouteId } from '../site/routes.ts';

const coursePages = [
  'atcoInitial',
  'completeRating',
  'fullRating',
  'block1',
  'block2',
  'callPreparation',
  'selectionProcess',
] as const satisfies readonly RouteId[];

describe.each(languages)('in %s', (language) => {
  test.each([...coursePages, 'advancedTraining' as const])('%s lists the steps to enrol, marked once', async (page) => {
    const { steps } = (await content).enrolment;
    const section = /<section[^>]* id="enrol".*?<\/section>/s.exec(await mainOf(page, language))?.[0] ?? '';
    expect([...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(
      steps.items.map(({ title }) => title[language]),
    );
    expect(section.match(/>(?:Ejemplo|Sample)</g)).toHaveLength(1);
  });

  test.each(coursePages)(
    '%s lists its costs, and links to budget, comparison and articles on cost and pay',
    async (page) => {
      const { courses, enrolment } = await content;
      const { money } = enrolment;
      const course = Object.values(courses).find(({ route }) => route === page);
      const html = await mainOf(page, language);
      const section = /<section[^>]* id="cost".*?<\/section>/s.exec(html)?.[0] ?? '';
      // Conditions about the medical and the assessments are only for courses that the agency certifies.
      const stated = money.rows.filter(({ value }) => wordsOf(section).includes(wordsOf(value[language])));
      expect(stated).toEqual(money.rows.filter(({ certified }) => !certified || course?.facts.certification));
      // The button to the budget preselects the course's way.
      for (const route of ['costs', 'compare'] as const)
        expect(section).toMatch(new RegExp(`"${pathTo(route, language)}["?]`));
      for (const link of money.links)
        expect(html).toContain(
          `"${'page' in link ? pathTo(link.page, language) : pathTo('article', language, { slug: link.article })}"`,
        );
    },
  );

  test('no edition of the call preparation is stated to be online only', async () => {
    const words = wordsOf(await mainOf('callPreparation', language));
    expect(words).not.toMatch(/(?:Lugar|Place) online (?:Plazas|Places)/);
  });

  test('the call preparation names the newest round, and the day on which its source was read', async () => {
    const { rounds, read } = (await content).selectionRounds;
    const words = wordsOf(await mainOf('callPreparation', language));
    expect(words).toContain({ es: `Convocatoria de ${rounds[0]?.year}`, en: `${rounds[0]?.year} round` }[language]);
    expect(words).toContain(wordsOf(longDate(read, language)));
  });

  test.each(['home', 'homeAlternative', 'madrid', 'canarias', 'courses'] as const)(
    '%s has the tax beside each price',
    async (page) => {
      const cells = (await mainOf(page, language)).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>[\d.,]+\s?EUR/g);
      const labels = [...cells].map(([, label]) => label);
      expect(labels.length).toBeGreaterThan(1);
      expect(labels.filter((label) => !/impuestos|taxes/.test(label ?? ''))).toEqual([]);
    },
  );

  test('the page after a form states when an answer can be expected, as the contact page does', async () => {
    const { answer } = (await content).contact.panel;
    const words = wordsOf(await mainOf(language === 'es' ? 'thanks' : 'thanksEnglish', language)).toLowerCase();
    expect(words).toContain(answer?.text[language].toLowerCase());
  });
});

test('a link on the page of Block 1 compares that course with others, such as the complete rating', async () => {
  const compared = /\/comparar\?courses=([^"]*)/.exec(await mainOf('block1', 'es'))?.[1]?.split(',');
  expect(compared?.[0]).toBe('block-1-tower');
  expect(compared).toContain('complete-rating');
});
