import { expect, test } from 'vitest';
import { titleLines } from './draw-social-picture.ts';

test.each([
  ['Contacto', ['Contacto']],
  ['Cuánto cuesta ser controlador aéreo en España', ['Cuánto cuesta ser controlador', 'aéreo en España']],
  [
    'Cuánto cuesta ser controlador aéreo en España si vives en otra provincia, y quién lo paga',
    ['Cuánto cuesta ser controlador', 'aéreo en España si vives en…'],
  ],
])('on the picture for shared links the title “%s” takes two lines at most', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
