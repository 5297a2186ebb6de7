import { beforeAll, describe, expect, test } from 'vitest';
import { content as loading, toolOf } from '../../tests/page-words.ts';
import { languages, type Language } from '../i18n/language.ts';
import type { SiteContent } from '../schema/site-content.ts';

const pages = ['compare', 'career'] as const;
let content: SiteContent;
beforeAll(async () => (content = await loading));

function draw(page: (typeof pages)[number], search: string, language: Language = 'en'): string {
  return toolOf(content, page, language, search);
}

/** Columns and headings, worked out by hand from the course pages and the rules. */
test.each([
  ['compare', '?courses=block-1-tower,complete-rating', ['What differs (7)', 'What they share (5)', '27,000\u00A0EUR']],
  ['compare', '?courses=complete-rating&courses=full-rating', ['What differs (3)', 'What they share (9)']],
  ['compare', '?courses=atco-initial', ['Choose at least one more course']],
  ['compare', '?courses=pilot', ['The address named a course that does not exist', 'BLK 1']],
  ['compare', '?courses=atco-initial,block-1-tower,full-rating,complete-rating,call-preparation', ['room for four']],
  ['career', '?to=tower-unit', ['Your route: From scratch → Tower']],
  ['career', '?from=tower-unit&to=area-unit', ['Your route: Tower → Control centre']],
  ['career', '?from=ojti&to=student', ['You are already past that point']],
  ['career', '?from=ojti&to=ojti', ['You are already there']],
  ['career', '?from=pilot', ['The address named a point that is not on the map']],
] as const)('the page %s with the query %s shows %j', (page, search, expected) => {
  const drawn = draw(page, search).replaceAll('<!-- -->', '');
  for (const words of expected) expect(drawn).toContain(words);
});

describe.each(pages)('%s', (page) => {
  test.each(languages)('draws a form and a result in %s for forged addresses', (language) => {
    const junk = ['', '%00', '<script>alert(1)</script>', '400', '-5', 'NaN', 'a'.repeat(10_000), 'x,'.repeat(2000)];
    for (const name of ['courses', 'from', 'to']) {
      for (const value of junk) {
        const drawn = draw(page, `?${new URLSearchParams({ [name]: value })}`, language);
        expect(drawn).toContain('<form');
        expect(drawn).toContain('<h2');
        expect(drawn).not.toMatch(/undefined|NaN|<script/);
      }
    }
  });
});
