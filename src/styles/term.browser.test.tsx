import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import './main.css';

test('links to explained terms have a dotted underline and the colour of the text around them', async () => {
  const { container } = await render(
    <main>
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <a href="/glosario#atco">ATCO</a>
      </p>
    </main>,
  );
  const { color, cursor, textDecorationStyle } = getComputedStyle(container.querySelector('a')!);
  expect({ color, cursor, textDecorationStyle }).toEqual({
    color: 'rgb(1, 2, 3)',
    cursor: 'help',
    textDecorationStyle: 'dotted',
  });
});
