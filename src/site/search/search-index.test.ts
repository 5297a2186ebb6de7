import { describe, expect, test } from 'vitest';
import { queryParameter, resultsHtml } from './results-html.ts';
import type { SearchDocument } from './search-document.ts';
import { openSearchIndex, type SearchResult } from './search-engine.ts';
import { buildSearchIndex, searchIndexPath, type SearchIndexFile, type SearchTopicText } from './search-index.ts';

const found = (kind: SearchDocument['kind'], path: string, title: string, more: Partial<SearchDocument> = {}) =>
  ({ kind, path, title, excerpt: `About ${title}.`, words: '', text: '', ...more }) satisfies SearchDocument;

function searchIn(documents: readonly SearchDocument[], topics: readonly SearchTopicText[] = []) {
  // The index becomes JSON and is read again, as over the network.
  const file = JSON.parse(JSON.stringify(buildSearchIndex(documents, 'en', topics))) as SearchIndexFile;
  const search = openSearchIndex(file, 'en');
  return { file, search, paths: (query: string) => search(query).results.map(({ path }) => path) };
}

const documents = [
  found('page', '/courses', 'Courses', { text: 'Everything about tower and radar.', words: 'prices fees' }),
  found('page', '/tower', 'Tower course', { text: 'Madrid.' }),
  found('page', '/tower#campus', 'Campus of the tower course', { text: 'Radar in Madrid.' }),
  found('question', '/faq#how-long-is-the-radar-simulator', 'How long is the radar simulator?', { text: 'Long.' }),
  found('article', '/blog/radar', 'Old radars', { text: 'They turned.' }),
  found('term', '/glossary#adc', 'ADC: Aerodrome control', { text: 'A rating.' }),
  found('term', '/glossary#adi', 'ADI: Aerodrome instrument', { text: 'ADC is another rating.' }),
];

describe('a search', () => {
  const { file, search, paths } = searchIn(documents);

  test('returns the fields that a result shows', () => {
    expect(search('old').results).toEqual([
      { kind: 'article', path: '/blog/radar', title: 'Old radars', excerpt: 'About Old radars.' },
    ]);
    expect(search('simulator').results[0]).toMatchObject({
      kind: 'question',
      path: '/faq#how-long-is-the-radar-simulator',
    });
    // The file has the question's address without the anchor, which repeats the title.
    expect(file.shown[3]?.[1]).toBe('/faq#');
    expect(file.shown[2]?.[1]).toBe('/tower#campus');
  });

  test.each([
    ['', []],
    ['the', []],
    ['zzz', []],
    ['prices', ['/courses']],
    ['fees', ['/courses']],
    ['campus', ['/tower#campus']],
    ['rad', ['/blog/radar', '/faq#how-long-is-the-radar-simulator', '/courses', '/tower#campus']],
    ['simulatr', ['/faq#how-long-is-the-radar-simulator']],
    ['simlatr', ['/faq#how-long-is-the-radar-simulator']],
    ['oldd', ['/blog/radar']],
    ['odl', []],
  ])('for "%s" finds %j', (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  test('finds a page instead of its sections', () => {
    expect(paths('tower')[0]).toBe('/tower');
    expect(paths('tower')).not.toContain('/tower#campus');
    expect(paths('tower madrid')[0]).toBe('/tower');
  });

  test('finds a typed acronym before texts that mention it, and several terms of the glossary', () => {
    expect(paths('ADC')[0]).toBe('/glossary#adc');
    expect(paths('ADC')).toContain('/glossary#adi');
    expect(paths(' adi ')[0]).toBe('/glossary#adi');
  });

  test('ranks a document with all words above one that repeats one of them', () => {
    const both = found('page', '/both', 'Other', { text: 'Weather charts.' });
    const often = found('page', '/often', 'Charts', { words: 'charts' });
    expect(searchIn([often, both, ...documents]).paths('weather charts')).toEqual(['/both', '/often']);
  });

  test('reads a query up to its maximum length', () => {
    expect(paths(`${'x'.repeat(100)} old`)).toEqual([]);
    expect(paths(`${'x'.repeat(96)} old`)).toEqual(['/blog/radar']);
    const eleven = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj', 'kk'].join(' ');
    expect(paths(`${eleven} old`)).toEqual(['/blog/radar']);
    expect(paths(`${eleven} ll old`)).toEqual([]);
  });

  test('keeps the most distinctive words of a long text', () => {
    const others = Array.from({ length: 5 }, (_, each) =>
      found('page', `/${each}`, `Page ${each}`, { text: 'common' }),
    );
    const many = Array.from({ length: 40 }, (_, each) => `w${each}`).join(' ');
    const long = found('page', '/long', 'Long', { text: `${many} common telling telling telling` });
    const { paths: inAll } = searchIn([...others, long]);
    expect(inAll('telling')).toEqual(['/long']);
    expect(inAll('common')).not.toContain('/long');
    expect(inAll('w26')).toEqual(['/long']);
    expect(inAll('w39')).toEqual([]);
  });
});

describe('topics', () => {
  const pages = [
    found('page', '/money', 'What it costs'),
    found('page', '/tower', 'Tower course', { text: 'Madrid.' }),
    found('page', '/radar', 'Radar course', { text: 'Madrid.' }),
    found('page', '/letters', 'Glossary'),
    found('term', '/letters#adc', 'ADC: Aerodrome control'),
  ];
  const ofCourses = [
    { path: '/tower', answer: 'Tower: 5' },
    { path: '/radar', answer: 'Radar: 6' },
  ];
  const { search } = searchIn(pages, [
    { words: 'price how much', path: '/money', answer: 'From 5', ofCourses },
    { words: 'tower block 1', path: '/tower', answer: null, ofCourses: [] },
    { words: 'radar block 2', path: '/radar', answer: null, ofCourses: [] },
    { words: 'stand for meaning', path: '/letters', answer: null, ofCourses: [] },
  ]);

  test.each([
    ['price', '/money', 'From 5'],
    ['how much is it', '/money', 'From 5'],
    ['price for 12 people', '/money', 'From 5'],
    ['price course', '/money', null],
    ['what is the price of block 2', '/radar', 'Radar: 6'],
    ['tower price', '/tower', 'Tower: 5'],
    ['tower', '/tower', null],
    ['block', '/tower', null],
    ['what does ADC stand for', '/letters#adc', null],
  ])('“%s” finds %s, with the answer %j', (query, path, answer) => {
    const { results, answer: given } = search(query);
    expect([results[0]?.path, given]).toEqual([path, answer]);
  });

  test('a topic whose page is not in the index is an error', () => {
    expect(() => searchIn(pages, [{ words: 'a', path: '/nowhere', answer: null, ofCourses: [] }])).toThrow('/nowhere');
  });
});

test('each language has an index of its own', () => {
  expect([searchIndexPath('es'), searchIndexPath('en')]).toEqual([
    '/data/es/search-index.json',
    '/data/en/search-index.json',
  ]);
});

describe('results as HTML', () => {
  const result: SearchResult = { kind: 'page', path: '/a?b&c', title: 'Tower <1>', excerpt: 'The "tower".' };

  test('mark the words of the query, and escape HTML', () => {
    expect(queryParameter).toBe('q');
    expect(resultsHtml('tower', { answer: null, results: [result] }, 'en')).toBe(
      '<p role="status">1 result</p><ol><li><a href="/a?b&amp;c"><mark>Tower</mark> &lt;1&gt;</a><span>Page</span>' +
        '<p>The &quot;<mark>tower</mark>&quot;.</p></li></ol>',
    );
  });

  test('have an answer between their number and their list', () => {
    const html = resultsHtml('price', { answer: '5 < 6', results: [result] }, 'en');
    expect(html).toContain('1 result</p><p data-answer>5 &lt; 6</p><ol>');
  });

  test.each([
    [2, '2 results', 2],
    [20, '20 results', 20],
    [21, 'The first 20 of 21 results', 20],
  ])('count %i results and show at most twenty of them', (count, told, shown) => {
    const html = resultsHtml('x', { answer: null, results: Array.from({ length: count }, () => result) }, 'en');
    expect(html).toContain(`<p role="status">${told}</p>`);
    expect(html.split('<li>')).toHaveLength(shown + 1);
  });

  test('repeat the query if there are none, with other ways to ask', () => {
    expect(resultsHtml(' <b> ', { answer: null, results: [] }, 'en')).toBe(
      '<p role="status">Nothing for “&lt;b&gt;”. Try another word, or write to us.</p>' +
        '<p><a href="/contact">Write to us</a> · <a href="/glossary">See the glossary</a></p>',
    );
  });
});
