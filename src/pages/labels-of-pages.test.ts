import { expect, test } from 'vitest';
import { content, requestOf } from '../../tests/page-words.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { languages, type Localized } from '../i18n/language.ts';
import { rowsOfCourse } from '../schema/course.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { existingPages, pageData } from './all-pages.ts';

/** The data of every page in each language, as text, without no-break spaces. */
function dataOfPages(all: SiteContent): Map<string, string> {
  const wanted = languages.flatMap((language) => existingPages(all).map((page) => ({ ...page, language })));
  return new Map(
    wanted.map((address) => {
      const { data } = pageData(requestOf(all, address));
      return [`${address.language} ${data.path}`, JSON.stringify(data.content).replaceAll('\u00A0', ' ')];
    }),
  );
}

test('a renamed label of a course changes no other text of any page', async () => {
  const renamed = structuredClone(await content);
  const former: Localized<[mark: string, label: string][]> = fromKeys(languages, () => []);
  for (const row of Object.values(renamed.courses).flatMap(rowsOfCourse)) {
    for (const language of languages) {
      const mark = `Label ${former[language].length} (${language})`;
      former[language].push([mark, row.label[language]]);
      row.label[language] = mark;
    }
  }
  const before = dataOfPages(await content);
  const changed = [...dataOfPages(renamed)].filter(([address, text]) => {
    const marks = languages.flatMap((language) => former[language]);
    return marks.reduce((all, [mark, label]) => all.replaceAll(mark, label), text) !== before.get(address);
  });
  expect(changed.map(([address]) => address)).toEqual([]);
});
