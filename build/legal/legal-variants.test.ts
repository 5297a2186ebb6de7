import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../../src/i18n/language.ts';
import { legalTexts, type LegalText } from '../../src/schema/legal.ts';
import { withoutUnmetParts, type Condition } from '../../src/site/services.ts';
import { compileMarkdown } from '../articles/compile-markdown.ts';
import { markWhenBlocks } from './when-blocks.ts';

const names = Object.keys(legalTexts) as LegalText[];
const compiled = await Promise.all(
  names.map(async (name) => {
    const [es, en] = await Promise.all(
      languages.map(async (language) => {
        const source = await readFile(`content/legal/${name}.${language}.md`, 'utf8');
        const { html } = compileMarkdown(source.replace(/^---\n.*?\n---\n/s, ''), { language, articles: new Set() });
        return markWhenBlocks(html);
      }),
    );
    return [name, { es: es ?? '', en: en ?? '' }] as const;
  }),
);

/** Every combination of the services that a centre can switch on. */
const variants = (['own-forms', 'tally'] as const).flatMap((forms) =>
  (['own-countries', 'other-countries'] as const).flatMap((countries) =>
    [false, true].flatMap((analytics) =>
      [false, true].flatMap((ads) =>
        [false, true].map((webhook): Condition[] => [
          forms,
          countries,
          analytics ? 'google-analytics' : 'no-google-analytics',
          ...(ads ? (['google-ads'] as const) : []),
          ...(analytics || ads ? (['google'] as const) : []),
          ...(webhook ? (['webhook'] as const) : []),
        ]),
      ),
    ),
  ),
);

/** The paragraphs and items of a text, each as its tag and words. */
function paragraphs(html: string): { tag: string; words: string; lead: string | undefined }[] {
  return [...html.matchAll(/<(p|li|h2|td)>(.*?)<\/\1>/gs)].map(([, tag = '', words = '']) => ({
    tag,
    words,
    lead: /^<strong>(.*?)<\/strong>/.exec(words)?.[1],
  }));
}

/** The conditional parts of a text: the condition, and the tags of its paragraphs. */
function parts(html: string): string[] {
  return [...html.matchAll(/<!--when:([\w-]+)-->(.*?)<!--end-->/gs)].map(([, condition, part = '']) =>
    [condition, ...paragraphs(part).map(({ tag }) => tag)].join(' '),
  );
}

/** The bold beginnings that more than one conditional part has: one of those parts is always shown. */
function alternatives(html: string): string[] {
  const leads = [...html.matchAll(/<!--when:[\w-]+-->(.*?)<!--end-->/gs)].flatMap(([, part = '']) => [
    ...new Set(paragraphs(part).flatMap(({ lead }) => lead ?? [])),
  ]);
  return [...new Set(leads.filter((lead, index) => leads.indexOf(lead) !== index))];
}

test.each(variants.map((held) => [held.join(', '), held] as const))(
  'with %s each paragraph is there once',
  (_, held) => {
    for (const [name, texts] of compiled) {
      for (const language of languages) {
        const told = paragraphs(withoutUnmetParts(texts[language], new Set(held))).filter(({ tag }) => tag === 'p');
        for (const values of [told.map(({ words }) => words), told.flatMap(({ lead }) => lead ?? [])])
          expect(values.toSorted(), `${name}.${language}`).toEqual([...new Set(values)].toSorted());
        const leads = told.map(({ lead }) => lead);
        for (const lead of alternatives(texts[language])) expect(leads, `${name}.${language}`).toContain(lead);
        expect(told.map(({ words }) => words).join('\n')).not.toMatch(/\{\{(?!cookie-table)/);
      }
    }
  },
);

test.each(compiled)('the conditional parts of %s are the same in both languages', (_, { es, en }) => {
  expect(parts(en)).toEqual(parts(es));
});

test('in the privacy policy the countries and the spam have a paragraph for each of two cases', () => {
  const privacy = new Map(compiled).get('privacy');
  expect(privacy && alternatives(privacy.es)).toEqual(['Tu país.', 'El spam.']);
  expect(privacy && alternatives(privacy.en)).toEqual(['Your country.', 'Spam.']);
});
