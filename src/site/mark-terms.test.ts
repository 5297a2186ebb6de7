import { expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

const terms = [{ term: 'ADC', id: 'adc' }];

test('a term is marked at its first use outside of what asks to stay plain', () => {
  const html = '<main><div class="first" data-unmarked="true"><p>ADC</p></div><p>ADC, ADC</p></main>';
  expect(markTerms(html, terms, (id) => `#${id}`)).toBe(
    '<main><div class="first" data-unmarked="true"><p>ADC</p></div><p><a class="term" href="#adc">ADC</a>, ADC</p></main>',
  );
});
