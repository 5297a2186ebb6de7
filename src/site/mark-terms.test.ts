import { expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

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

const cases: readonly (readonly [what: string, before: string, after: string])[] = [
  ['the first use only', '<p>ADC and ADC</p><p>ADC</p>', '<p><a href="/g#adc">ADC</a> and ADC</p><p>ADC</p>'],
  ['the longest term', '<p>ADS-B</p>', '<p><a href="/g#ads-b">ADS-B</a></p>'],
  ['no part of a word or an address', '<p>ADCX, XADC, www.ADC, ADC-SUR</p>', '<p>ADCX, XADC, www.ADC, ADC-SUR</p>'],
  [
    'nothing in links, buttons and headings',
    '<a>ADC</a><button>ADC</button><h2>ADC</h2>',
    '<a>ADC</a><button>ADC</button><h2>ADC</h2>',
  ],
  ['nothing below them either', '<a href="/x"><span>ADC</span></a>', '<a href="/x"><span>ADC</span></a>'],
  ['nothing that is hidden from readers', '<p aria-hidden="true">ADC</p>', '<p aria-hidden="true">ADC</p>'],
  [
    'no text that React keeps as one of several',
    '<p>ADC <b>x</b></p><p>a<!-- -->ADC</p>',
    '<p>ADC <b>x</b></p><p>a<!-- -->ADC</p>',
  ],
  [
    'any text of running text',
    '<div class="x prose"><p>ADC <b>x</b></p></div>',
    '<div class="x prose"><p><a href="/g#adc">ADC</a> <b>x</b></p></div>',
  ],
  ['texts after elements without an end', '<p><br></p><p>ADC</p>', '<p><br></p><p><a href="/g#adc">ADC</a></p>'],
  [
    'nothing in what asks to stay plain',
    '<div data-unmarked="true"><p>ADC</p></div>',
    '<div data-unmarked="true"><p>ADC</p></div>',
  ],
  ['no attribute', '<p title="a > ADC">x</p>', '<p title="a > ADC">x</p>'],
];

test.each(cases)('marks %s', (_, before, after) => {
  expect(marked(before)).toBe(after);
});
