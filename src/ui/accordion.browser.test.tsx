import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Accordion, AccordionItem } from './accordion.tsx';

function Questions() {
  return (
    <Accordion>
      <AccordionItem title="Nivel de inglés">B2 o superior</AccordionItem>
      <AccordionItem title="Duración">Seis meses</AccordionItem>
    </Accordion>
  );
}

test('an accordion opens one item at a time, and closes it at the second press', async () => {
  const screen = await render(<Questions />);
  const english = screen.getByText('B2 o superior');
  const duration = screen.getByText('Seis meses');

  await screen.getByText('Nivel de inglés').click();
  await expect.element(english).toBeVisible();

  await screen.getByText('Duración').click();
  await expect.element(duration).toBeVisible();
  await expect.element(english).not.toBeVisible();

  await screen.getByText('Duración').click();
  await expect.element(duration).not.toBeVisible();
});

test('two accordions on a page do not close each other', async () => {
  const screen = await render(
    <>
      <Questions />
      <Questions />
    </>,
  );
  await screen.getByText('Duración').first().click();
  await screen.getByText('Duración').last().click();
  await expect.element(screen.getByText('Seis meses').first()).toBeVisible();
  await expect.element(screen.getByText('Seis meses').last()).toBeVisible();
});
