import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';

const targets = {
  language: 'en',
  articles: new Set(['requisitos']),
  courses: new Set(['call-preparation']),
} as const;

function compile(source: string) {
  return compileMarkdown(source, targets);
}

describe('compileMarkdown', () => {
  it.each([
    ['a script', 'Before <script>alert(1)</script> after'],
    ['a script on its own line', '<script>\nalert(1)\n</script>'],
    ['an event handler', '<p onclick="alert(1)">Text</p> <a href="https://example.org" onmouseover="alert(1)">x</a>'],
    ['a broken image', '<img src=x onerror="alert(1)">'],
    [
      'a javascript link',
      '[x](javascript:alert(1)) <a href="JaVaScRiPt:alert(1)">x</a> <a href="&#106;avascript:alert(1)">x</a>',
    ],
    ['a data link', '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>'],
    ['a form', '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>'],
    ['styles', '<style>*{display:none}</style><p style="position:fixed">x</p>'],
    ['an unclosed comment', '<!-- <script>alert(1)</script>'],
    ['mutating markup', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['an id of the page', '<p id="root" name="root">x</p>'],
  ])('removes %s', (_, source) => {
    const { html } = compile(source);
    expect(html).not.toMatch(/<(?:script|style|iframe|svg|form|button|img|object|embed|base|meta|link)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|id|name|srcdoc|formaction)\s*=/i);
    expect(html).not.toMatch(/(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i);
  });

  it('writes links within the site as paths in the language of the text', () => {
    const { html, problems } = compile(
      '[Courses](route:courses), [one](route:article/requisitos#section-age), [form](route:home#contact-section).',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('href="/courses"');
    expect(html).toContain('href="/blog/requisitos#section-age"');
    expect(html).toContain('href="/#contact-section"');
  });

  it.each(['call-preparation', 'enaire-call'])('links to the form for news of %s, with the course chosen', (course) => {
    const { html, problems } = compile(`[Tell me](tell-me:${course})`);
    expect(problems).toEqual([]);
    expect(html).toContain(`<a href="/forms/tell-me?lang=en&amp;course=${course}" rel="nofollow">Tell me</a>`);
  });

  it('marks links that leave the site', () => {
    expect(compile('[AESA](https://www.seguridadaerea.gob.es/)').html).toContain('rel="external noopener"');
  });

  it.each([
    ['a page that does not exist', 'route:cursos'],
    ['an article that does not exist', 'route:article/nada'],
    ['the article page without an article', 'route:article'],
    ['a part of a page that has none', 'route:contact/requisitos'],
    ['news of a course that does not exist', 'tell-me:call'],
    ['a path', '/cursos'],
    ['another scheme', 'javascript:alert(1)'],
    ['an insecure address', 'http://example.org'],
    ['a heading that does not exist', '#section-nothing'],
  ])('reports %s with its line', (_, address) => {
    const { problems } = compile(`First line.\n\nA [link](${address}) on the third.\n\n## Heading\n`);
    expect(problems).toEqual([{ line: 3, message: expect.any(String) as string }]);
  });

  it('reports elements that could run code', () => {
    expect(compile('Text\n\n<script>alert(1)</script>\n\nA <svg></svg>.\n').problems).toEqual([
      { line: 3, message: 'a text holds no <script>' },
      { line: 5, message: 'a text holds no <svg>' },
    ]);
  });

  it('reports a picture and a title inside the text', () => {
    expect(compile('Text\n\n# Title\n\n![x](photo.png)\n').problems.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('puts tables into named containers and marks their headers', () => {
    const { html } = compile('| | Level |\n| --- | --- |\n| English | 4 |\n');
    expect(html).toContain('<div role="group" tabindex="0" aria-label="Table: Level" data-table="">');
    expect(html).toContain('<th scope="col">Level</th>');
    expect(html).toContain('<th scope="row">English</th>');
    expect(html).not.toMatch(/<th[^>]*><\/th>/);
  });

  it('keeps figures with their units and names with their numbers on one line, except in code', () => {
    const { html, sections } = compile(
      '## FEAST III\n\n12 months, **class 3**, `class 3`\n\n| Test | |\n| --- | --- |\n| FEAST III | 45 min |\n',
    );
    const seen = html.replaceAll('\u00A0', '~');
    expect(sections).toEqual([{ id: 'section-feast-iii', text: 'FEAST\u00A0III' }]);
    expect(seen).toContain('12~months, <strong>class~3</strong>, <code>class 3</code>');
    expect(seen).toContain('<th scope="row">FEAST~III</th>');
    expect(seen).toContain('>45~min</td>');
  });

  it('takes the paragraph above a table as its caption', () => {
    const { html } = compile('Before.\n\nTable: Levels *today*\n\n| | Level |\n| --- | --- |\n| English | 4 |\n');
    expect(html).toContain('<table><caption>Levels <em>today</em></caption>');
    expect(html).toContain('aria-label="Table: Levels today"');
    expect(html).not.toContain('<p>Table:');
    expect(compile('Table: of nothing\n\nText\n').html).toContain('<p>Table: of nothing</p>');
  });

  it('marks cells with the names of their columns, and tables that phones show as blocks', () => {
    const { html } = compile('| Test | Mark | Time |\n| --- | --- | --- |\n| English | 4 | as soon as you can |\n');
    expect(html).toContain('data-table="stacked"');
    expect(html).toContain('<td data-label="Mark">4</td>');
    expect(html).toContain('<td data-label="Time">as soon as you can</td>');
  });

  it.each([
    ['figures', '| Knowledge | 3,356 | 2,617 (78%) |'],
    ['stacked', '| Electroencephalography | 3,356 | 2,617 (78%) |'],
    ['stacked', '| Knowledge | 3,356 | not on the list of that day |'],
  ])('marks a table as “%s” for phones if it has the row %s', (mark, row) => {
    const { html } = compile(`| Test | Examined | Reached the minimum |\n| --- | --- | --- |\n${row}\n`);
    expect(html).toContain(`data-table="${mark}"`);
  });

  it('turns a row with only its first cell filled into the heading of the next rows', () => {
    const { html } = compile(
      '| Frase | Phrase |\n| --- | --- |\n| Rodaje | |\n| Siga | Follow |\n| Salida | |\n| Listo | Ready |\n',
    );
    const flat = html.replaceAll('\n', '');
    const group = (name: string, row: string) =>
      `<tbody><tr data-group=""><th scope="rowgroup" colspan="2">${name}</th></tr><tr><th scope="row">${row}</th>`;
    expect(flat).toContain(group('Rodaje', 'Siga'));
    expect(flat).toContain(`</tbody>${group('Salida', 'Listo')}`);
    expect(flat.match(/<tbody>/g)).toHaveLength(2);
  });

  it.each([
    [20, false],
    [21, true],
  ])('a table of %i rows has a place for a search field: %s', (count, searched) => {
    const rows = Array.from({ length: count }, (_, index) => `| ${index} | x |`).join('\n');
    const { html } = compile(`| Phrase | Frase |\n| --- | --- |\n${rows}\n`);
    expect(html.includes('<div data-table-search="table-1"></div>')).toBe(searched);
    expect(html.includes('<table id="table-1">')).toBe(searched);
  });

  it('lists the second-level headings with the ids that they have in the HTML', () => {
    const { html, sections } = compile('## The fee\n\n### Detail\n\n## The fee\n');
    expect(sections).toEqual([
      { id: 'section-the-fee', text: 'The fee' },
      { id: 'section-the-fee-1', text: 'The fee' },
    ]);
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
  });

  it('wraps the part about unconfirmed facts, up to the end of the text, in a section', () => {
    const { html, sections } = compile('Text\n\n## Unconfirmed\n\n- The rules\n');
    expect(html).toBe(
      '<p>Text</p>\n<section data-unconfirmed=""><h2 id="section-unconfirmed">Unconfirmed</h2>\n<ul>\n<li>The rules</li>\n</ul></section>',
    );
    expect(sections.map(({ text }) => text)).toEqual(['Unconfirmed']);
  });

  it('counts words, and counts words of neighbouring cells separately', () => {
    expect(compile('One two, three – four.\n\n| a | b |\n| - | - |\n| c | 5 |\n').words).toBe(8);
  });
});
