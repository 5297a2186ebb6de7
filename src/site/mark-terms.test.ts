import { expect, test } from 'vitest';
import { markTerms, termPattern } from './mark-terms.ts';

const terms = [
  { term: 'ADC', id: 'adc' },
  { term: 'ADS-B', id: 'ads-b' },
  { term: 'ADS', id: 'ads' },
];

function marked(main: string): string {
  return markTerms(`<header>ADC</header><main>${main}</main><footer>ADC</footer>`, terms, (id) => `/g#${id}`)
    .replace('<header>ADC</header><main>', '')
    .replace('</main><footer>ADC</footer>', '');
}

const link = '<a href="/g#adc">ADC</a>';

test.each([
  ['the first use only', '<p>ADC and ADC</p><p>ADC</p>', `<p>${link} and ADC</p><p>ADC</p>`],
  ['two terms of a text', '<p>in ADC, ADS-B.</p>', `<p>in ${link}, <a href="/g#ads-b">ADS-B</a>.</p>`],
  ['the longest term', '<p>ADS-B</p>', '<p><a href="/g#ads-b">ADS-B</a></p>'],
  [
    'any text inside prose',
    '<div class="x prose"><p>ADC <b>x</b></p></div>',
    `<div class="x prose"><p>${link} <b>x</b></p></div>`,
  ],
  ['texts after elements without an end', '<p><br></p><p>ADC</p>', `<p><br></p><p>${link}</p>`],
  [
    'a text after an island',
    '<island-part id="1"><p>ADC</p></island-part><p>ADC</p>',
    `<island-part id="1"><p>ADC</p></island-part><p>${link}</p>`,
  ],
  ['a text after a link', '<p><a>x</a></p><p>ADC</p>', `<p><a>x</a></p><p>${link}</p>`],
  ['a text after a self-closing element', '<svg><path/></svg><p>ADC</p>', `<svg><path/></svg><p>${link}</p>`],
])('marks %s', (_, before, after) => {
  expect(marked(before)).toBe(after);
});

test.each([
  ['part of a word or an address', '<p>ADCX, XADC, www.ADC, ADC-SUR</p>'],
  ['link, button or heading', '<a>ADC</a><button>ADC</button><h2>ADC</h2>'],
  ['element inside a link', '<a href="/x"><span>ADC</span></a>'],
  ['text that is hidden from readers', '<p aria-hidden="true">ADC</p>'],
  ['text beside other nodes', '<p>ADC <b>x</b></p><p>a<!-- -->ADC</p>'],
  ['element with `data-unmarked`', '<div data-unmarked="true"><p>ADC</p></div>'],
  ['text after an element', '<p><b>x</b>ADC</p>'],
  ['text before an element', '<p>ADC<b>x</b></p>'],
  ['text after a comment', '<p><!-- -->ADC</p>'],
  ['attribute', '<p title="a > ADC">x</p>'],
])('marks no %s', (_, text) => {
  expect(marked(text)).toBe(text);
});

test('a page without a main element, or without terms, is unchanged', () => {
  const address = (id: string) => `/g#${id}`;
  expect(markTerms('<p>ADC</p></main>', terms, address)).toBe('<p>ADC</p></main>');
  expect(markTerms('<main><p>ADC</p></main>', [], address)).toBe('<main><p>ADC</p></main>');
  expect(markTerms('<main><p>ADC</p></main>', terms, address)).toBe('<main><p><a href="/g#adc">ADC</a></p></main>');
});

test('the longest term is found in any order of the list', () => {
  const found = (list: readonly string[]) => 'ADS-B'.match(termPattern(list.map((term) => ({ term, id: term }))))?.[0];
  expect(found(['ADS', 'ADS-B'])).toBe('ADS-B');
  expect(found(['ADS-B', 'ADS'])).toBe('ADS-B');
});
