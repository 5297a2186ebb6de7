import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresses, repeatPress } from './kept-press.ts';

customElements.define('island-part', class extends HTMLElement {});
keepPresses();

const presses = vi.fn();
const page = (markup: string) => {
  document.body.innerHTML = markup;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses(button.textContent));
};
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

beforeEach(() => page('<island-part><button>uno</button><button>dos</button></island-part><button>tres</button>'));
afterEach(() => presses.mockClear());

test('the last press in a part that is not alive is repeated once when it comes alive', () => {
  const part = document.querySelector<HTMLElement>('island-part')!;
  for (const name of ['uno', 'dos', 'dos', 'tres']) button(name).click();
  presses.mockClear();
  repeatPress(part);
  expect(presses).not.toHaveBeenCalled();
  part.dataset['alive'] = '';
  repeatPress(part);
  repeatPress(part);
  expect(presses.mock.calls).toEqual([['dos']]);
});

test('a press in a part that is alive, or outside of parts, is not repeated', () => {
  const part = document.querySelector<HTMLElement>('island-part')!;
  part.dataset['alive'] = '';
  button('uno').click();
  button('tres').click();
  presses.mockClear();
  repeatPress(document.body);
  expect(presses).not.toHaveBeenCalled();
});

test('a press that the browser carries out by itself is not repeated', () => {
  page('<not-defined><form onsubmit="return false"><button type="submit">uno</button></form></not-defined>');
  button('uno').click();
  presses.mockClear();
  customElements.define('not-defined', class extends HTMLElement {});
  repeatPress(document.body);
  expect(presses).not.toHaveBeenCalled();
});
