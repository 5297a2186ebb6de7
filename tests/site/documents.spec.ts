import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { startSite, type SiteServer } from '../site-server.ts';
import { builtContent } from '../built-content.ts';
import { allAddresses } from './addresses.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Inline styles are faults. The rules of style below are off: React and the HTML minifier write another style.
    'no-inline-style': 'error',
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Popover buttons and telephone numbers are correct as they are.
    'tel-non-breaking': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'valid-id': 'off',
    // Fields of the same name make a list, such as the courses of a comparison.
    'form-dup-name': 'off',
  },
});

test('every document is valid, and no two pages, apart from copies, share a title or a description', async () => {
  const titles = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, route } of await allAddresses()) {
    const html = await (await fetch(site.url + path, { headers: { 'user-agent': 'Googlebot/2.1' } })).text();
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      problems.push(
        ...messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
      );
    }
    const copies = ['homeAlternative', 'homeAlternative2', 'thanksEnglish'].includes(route);
    for (const pattern of [/<title[^>]*>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(text, path).not.toBe('');
      if (!copies && titles.has(text)) problems.push(`${path} says the same as ${titles.get(text)}: ${text}`);
      titles.set(text, path);
    }
  }
  expect(problems).toEqual([]);
});

test('no link within the site is broken, in either language', async () => {
  const known = new Map<string, number>();
  const broken: string[] = [];
  for (const { path, language } of await allAddresses()) {
    const html = await (await fetch(site.url + path, { headers: { cookie: `site-language=${language}` } })).text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (href.startsWith('#') && !ids.has(href.slice(1))) broken.push(`${path}: ${href}`);
      if (!href.startsWith('/')) continue;
      const address = href.split('#')[0]?.replaceAll('&amp;', '&') ?? '';
      if (!known.has(address)) known.set(address, (await fetch(site.url + address)).status);
      if (known.get(address) !== 200) broken.push(`${path}: ${href} answers ${known.get(address)}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the centre’s e-mail addresses are in no document but the legal pages', async () => {
  const { centre } = builtContent;
  for (const { path, route } of await allAddresses()) {
    const html = await (await fetch(site.url + path)).text();
    if (['privacy', 'cookies', 'legalNotice', 'accessibility'].includes(route)) continue;
    for (const address of [centre.email, centre.technicalOffice.email]) expect(html, path).not.toContain(address);
  }
});
