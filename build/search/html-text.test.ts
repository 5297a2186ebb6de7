import { expect, test } from 'vitest';
import { textParts } from './html-text.ts';

test('a page is split into parts of text without markup', () => {
  const html =
    '<nav>menu</nav><main><h1>Torre &amp; ruta</h1><p>Uno<br>dos</p><svg><text>x</text></svg><nav><a>y</a></nav>' +
    '<h2 id="section-a">A</h2><p>tres</p><details><summary><h3>¿Qué?</h3></summary><div><p id="que">cuatro</p></div></details></main>';
  expect(textParts(html).slice(1)).toEqual([
    { heading: 'Torre & ruta', level: 1, id: null, isQuestion: false, text: 'Uno dos' },
    { heading: 'A', level: 2, id: 'section-a', isQuestion: false, text: 'tres' },
    { heading: '¿Qué?', level: 3, id: 'que', isQuestion: true, text: 'cuatro' },
  ]);
});
