import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { keptReadings } from '../content/kept-readings.ts';
import type { ContentProblem } from '../content/problem.ts';
import { readArticles } from './read-articles.ts';

const head = {
  id: 'prueba',
  title: 'Título',
  description: 'Una respuesta con la longitud que hace falta para que la acepte la comprobación. Y otra frase.',
  cover: 'core-tower',
  date: '2025-03-26',
  author: 'teaching-team',
  tags: '[training, english]',
  updated: '2025-04-02',
  answers: '¿Qué hace falta?',
  next: '{ course: curso }',
  sources: "[{ title: Norma, publisher: BOE, url: 'https://www.boe.es/a', dated: '2024', read: 2025-04-01 }]",
  metaTitle: 'Título para el navegador',
  metaDescription:
    'Otra descripción que tiene la longitud que hace falta para que la acepte la comprobación, que son ciento diez letras o más.',
};

function article(changes: Partial<Record<keyof typeof head, string>> = {}, body = 'Texto.\n'): string {
  const lines = Object.entries({ ...head, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

const references = {
  pictures: new Set(['core-tower']),
  courses: new Set(['curso']),
  figures: new Map([['dibujo', { es: { wide: '<svg><text>A</text></svg>' } }]]),
  selectionRound: { es: '<section>Convocatoria</section>', en: '<section>Round</section>' },
};

const { emptyFolder } = temporaryFolders('articles');

describe('readArticles', () => {
  let folder: string;

  beforeEach(async () => {
    folder = emptyFolder();
    await mkdir(join(folder, 'prueba'));
  });

  async function read(es: string | null, en: string | null) {
    for (const [language, source] of Object.entries({ es, en })) {
      if (source !== null) await writeFile(join(folder, 'prueba', `${language}.md`), source);
    }
    const problems: ContentProblem[] = [];
    const articles = await readArticles(folder, references, problems);
    return { articles, problems: problems.map(({ file, line, place }) => `${file}:${line} ${place}`) };
  }

  it('ignores the empty folder of a deleted article', async () => {
    await mkdir(join(folder, 'retirado'));
    const { articles, problems } = await read(article(), article());
    expect([Object.keys(articles), problems]).toEqual([['prueba'], []]);
  });

  it('compiles both languages and counts the reading time', async () => {
    const long = 'palabra '.repeat(700);
    const { articles, problems } = await read(article({}, long), article());
    expect(problems).toEqual([]);
    expect(articles.prueba?.es).toMatchObject({
      id: 'prueba',
      date: '2025-03-26',
      tags: ['training', 'english'],
      minutes: 4,
    });
    expect(articles.prueba?.en).toMatchObject({ html: '<p>Texto.</p>', minutes: 1 });
  });

  it('reports a language that is missing', async () => {
    const { problems } = await read(article(), null);
    expect(problems).toEqual(['content/articles/prueba/en.md:1 the whole file']);
  });

  it.each([
    ['date', { date: '2025-02-30' }, 6],
    ['author', { author: 'somebody' }, 7],
    ['tags > 0', { tags: '[tower]' }, 8],
    ['updated', { updated: '2025-03-25' }, 9],
    ['next', { next: '{ course: nada }' }, 11],
    ['sources', { sources: '[]' }, 12],
    [
      'sources > 0 > url',
      { sources: "[{ title: Norma, publisher: BOE, url: 'BOE', dated: '2024', read: never }]" },
      12,
    ],
    [
      'sources > 0 > url',
      { sources: "[{ title: Norma, publisher: BOE, url: 'http://www.boe.es/', dated: '2024', read: never }]" },
      12,
    ],
    ['sources > 0 > read', { sources: "[{ title: N, publisher: B, url: 'https://b.es/', dated: '2024' }]" }, 12],
    ['sources > 0 > dated', { sources: "[{ title: N, publisher: B, url: 'https://b.es/', read: never }]" }, 12],
    ['cover', { cover: 'no-such-picture' }, 5],
    ['id', { id: 'otra' }, 2],
    ['metaTitle', { metaTitle: 'x'.repeat(66) }, 13],
  ])('reports a wrong %s with its line', async (place, changes, line) => {
    const { problems } = await read(article(changes), article(changes));
    expect(problems).toEqual([
      `content/articles/prueba/es.md:${line} ${place}`,
      `content/articles/prueba/en.md:${line} ${place}`,
    ]);
  });

  it('reports an unknown name in the front matter with its line', async () => {
    const { problems } = await read(article().replace('date:', 'dates:'), article());
    expect(problems).toContain('content/articles/prueba/es.md:6 the whole file');
  });

  it('reports differences between the languages', async () => {
    const { problems } = await read(article(), article({ date: '2025-03-27', title: 'Title' }));
    expect(problems).toEqual(['content/articles/prueba/en.md:6 date']);
  });

  it('reports a broken link on its line of the file', async () => {
    const { problems } = await read(article(), article({}, 'Text.\n\nA [link](route:article/nada).\n'));
    expect(problems).toEqual(['content/articles/prueba/en.md:19 text']);
  });

  it('accepts an article that was last updated on the day of its publication', async () => {
    const { problems } = await read(article({ updated: head.date }), article({ updated: head.date }));
    expect(problems).toEqual([]);
  });

  it('reports an article without sources, and sources that differ between the languages', async () => {
    const without = article().replace(/^sources:.*\n/m, '');
    expect((await read(without, article())).problems).toEqual(['content/articles/prueba/es.md:2 sources']);
    const other = {
      sources: "[{ title: Rule, publisher: BOE, url: 'https://www.boe.es/b', dated: '2024', read: never }]",
    };
    expect((await read(article(), article(other))).problems).toEqual(['content/articles/prueba/en.md:12 sources']);
  });

  it('reports an old source whose year the text does not mention, except in addresses', async () => {
    const old = { sources: "[{ title: N, publisher: B, url: 'https://b.es/', dated: 2021-05-06, read: 2025-04-01 }]" };
    const silent = 'Gana [tanto](https://b.es/2021/).\n';
    expect((await read(article(old, silent), article(old, 'In 2021, so much.\n'))).problems).toEqual([
      'content/articles/prueba/es.md:12 sources',
    ]);
  });

  it('reports articles of one day that all lack an order', async () => {
    await mkdir(join(folder, 'otra'));
    const write = (order: string) =>
      Promise.all(
        ['es', 'en'].map((language) =>
          writeFile(join(folder, 'otra', `${language}.md`), article({ id: 'otra', date: `${head.date}${order}` })),
        ),
      );
    await write('');
    expect((await read(article(), article())).problems).toEqual(['content/articles/prueba/es.md:1 order']);
    await write('\norder: 1');
    expect((await read(article(), article())).problems).toEqual([]);
  });

  it('draws figures and the selection round, in the language of the text', async () => {
    const { articles, problems } = await read(
      article({}, 'Uno.\n\n![Una línea](figure:dibujo "Pie <i>")\n\n{{selection-round}}\n'),
      article({}, 'One.\n\n{{selection-round}}\n'),
    );
    expect(problems).toEqual([]);
    expect(articles.prueba?.es.html).toContain(
      '<figure data-figure=""><svg role="img" aria-label="Una línea"><text>A</text></svg><figcaption>Pie &lt;i&gt;</figcaption></figure>',
    );
    expect(articles.prueba?.es.html).toContain('<section>Convocatoria</section>');
    expect(articles.prueba?.en.html).toBe('<p>One.</p>\n<section>Round</section>');
    expect(articles.prueba?.es.feedHtml).toContain('<figure><p>[Una línea]</p>');
    expect(articles.prueba?.es.feedHtml).not.toContain('<svg');
  });

  it('compiles a kept article again for another selection round', async () => {
    const kept = keptReadings();
    await read(article({}, '{{selection-round}}\n'), article());
    for (const round of ['<p>Abierta</p>', '<p>Cerrada</p>']) {
      const changed = { ...references, kept, selectionRound: { es: round, en: round } };
      expect((await readArticles(folder, changed, []))['prueba']?.es.html).toBe(round);
    }
  });

  it('reports a missing drawing, and one without a description, with its line', async () => {
    const { problems } = await read(
      article({}, 'Uno.\n\n![](figure:dibujo)\n'),
      article({}, 'One.\n\nTwo.\n\n![A line](figure:dibujo)\n'),
    );
    expect(problems).toEqual(['content/articles/prueba/es.md:19 text', 'content/articles/prueba/en.md:21 text']);
  });

  it('reports a file without front matter, and one without text', async () => {
    expect((await read('Text', article())).problems).toEqual(['content/articles/prueba/es.md:1 front matter']);
    expect((await read(article({}, ''), article())).problems).toEqual(['content/articles/prueba/es.md:15 text']);
  });
});
