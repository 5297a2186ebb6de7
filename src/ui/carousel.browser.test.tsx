import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../elements/element-stage.tsx';
import '../elements/slide-carousel.ts';
import './test-page.css';
import { Carousel, type CarouselProps } from './carousel.tsx';

const words: CarouselProps['words'] = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
  slides: 'Diapositivas',
  position: (slide, slides) => `${slide} de ${slides}`,
};

function show(props: Partial<CarouselProps> = {}) {
  const screen = stage(
    <>
      <p>Fuera</p>
      <Carousel label="Cursos" words={words} {...props}>
        {['Torre', 'Aproximación', 'Ruta'].map((name) => (
          <a key={name} href="#curso">
            {name}
          </a>
        ))}
      </Carousel>
    </>,
  );
  const carousel = screen.getByRole('region', { name: 'Cursos' });
  return {
    screen,
    carousel,
    next: screen.getByRole('button', { name: 'Siguiente' }),
    previous: screen.getByRole('button', { name: 'Anterior' }),
    count: () => carousel.element().querySelector('[aria-hidden="true"]')?.textContent,
  };
}

test('the carousel and its slides state their roles', async () => {
  const { screen, carousel } = show();
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carrusel');
  const second = screen.getByRole('group', { name: '2 de 3' });
  await expect.element(second).toHaveAttribute('aria-roledescription', 'diapositiva');
});

test('without a loop, the buttons are disabled at the ends and keep the focus', async () => {
  const { next, previous, count } = show();
  await expect.element(previous).toBeDisabled();
  await next.click();
  await next.click();
  await expect.poll(count).toBe('3/3');
  await expect.element(next).toBeDisabled();
  expect(document.activeElement).toBe(next.element());
  await next.click({ force: true });
  expect(count()).toBe('3/3');
});

test('with a loop, the carousel turns past both ends', async () => {
  const { next, previous, count } = show({ loop: true });
  await previous.click();
  await expect.poll(count).toBe('3/3');
  await next.click();
  await expect.poll(count).toBe('1/3');
});

test('the count does not go back while a busy device scrolls the row', async () => {
  const { carousel, previous, count } = show({ loop: true });
  const row = carousel.getByRole('group', { name: 'Diapositivas' }).element();
  const counts = [count()];
  const element = carousel.element().querySelector('[aria-hidden="true"]')!;
  new MutationObserver(() => {
    if (counts.at(-1) !== count()) counts.push(count());
  }).observe(element, { childList: true });
  await previous.click();
  const arrived = new Promise((resolve) => row.addEventListener('scrollend', resolve));
  for (let frames = 0; frames < 8; frames += 1) {
    await new Promise(requestAnimationFrame);
    for (const until = performance.now() + 160; performance.now() < until;);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await arrived;
  expect(counts).toEqual(['1/3', '3/3']);
});

test('when the visitor scrolls the row, the count follows, and the next press goes on from there', async () => {
  const { carousel, previous, count } = show();
  const row = carousel.getByRole('group', { name: 'Diapositivas' }).element();
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  await expect.poll(count).toBe('3/3');
  await previous.click();
  await expect.poll(count).toBe('2/3');
});

test('the count shows the slide in view after a focus has cancelled a turn', async () => {
  const { screen, next, count } = show();
  (next.element() as HTMLElement).click();
  screen.getByRole('link', { name: 'Torre' }).element().focus();
  await expect.poll(count).toBe('2/3');
  await expect.poll(count).toBe('1/3');
});

test('hiding the carousel never makes its count invalid', async () => {
  const { carousel, next, count } = show();
  await next.click();
  await expect.poll(count).toBe('2/3');
  const root = carousel.element() as HTMLElement;
  const counts = new Set<string | null | undefined>();
  const element = root.querySelector('[aria-hidden="true"]') as HTMLElement;
  new MutationObserver(() => counts.add(element.textContent)).observe(element, { childList: true });
  root.style.display = 'none';
  // By then the observers of the row have run.
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  root.style.display = '';
  await expect.poll(count).toMatch(/^[123]\/3$/);
  expect([...counts].filter((text) => !/^[123]\/3$/.test(text ?? ''))).toEqual([]);
});

test('the arrow keys turn the carousel', async () => {
  const { screen, count } = show({ loop: true });
  screen.getByRole('link', { name: 'Torre' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(count).toBe('2/3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(count).toBe('3/3');
});

test('the slide is announced after a turn by the visitor, and at no other time', async () => {
  const said: string[] = [];
  const { screen, next, count } = show({ loop: true });
  const status = screen.getByRole('status').element();
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
  expect(screen.container.querySelector('[aria-live]')).toBeNull();
  // The browser scrolls the slide of a focused link into view.
  await userEvent.keyboard('{Tab}');
  screen.getByRole('link', { name: 'Ruta' }).element().focus();
  await expect.poll(count).toBe('3/3');
  await next.click();
  await expect.poll(count).toBe('1/3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(count).toBe('2/3');
  await expect.poll(() => said).toEqual(['1 de 3', '2 de 3']);
});

test('a slide is announced by its own number, also with several slides in view', async () => {
  const { screen, carousel, next, count } = show({ perView: 2 });
  (carousel.element() as HTMLElement).style.width = '800px';
  await expect.poll(count).toBe('1/2');
  await next.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 de 3');
  await expect.element(screen.getByRole('group', { name: '2 de 3' })).toHaveTextContent('Aproximación');
});

test('after a press that turns nothing, a scroll to another slide is not announced', async () => {
  const { screen, carousel, next, count } = show();
  const row = carousel.getByRole('group', { name: 'Diapositivas' }).element();
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  await expect.poll(count).toBe('3/3');
  await next.click({ force: true });
  row.scrollTo({ left: 0, behavior: 'instant' });
  await expect.poll(count).toBe('1/3');
  expect(screen.getByRole('status').element().textContent).toBe('');
});

test('the slide that the keyboard reaches is in view, even on a busy page', async () => {
  const { screen, carousel } = show();
  const keepBusy = () => {
    const start = performance.now();
    while (performance.now() - start < 50);
  };
  document.addEventListener('keydown', keepBusy);
  carousel.getByRole('group', { name: 'Diapositivas' }).element().focus();
  for (const name of ['Torre', 'Aproximación', 'Ruta']) {
    await userEvent.tab();
    const link = screen.getByRole('link', { name });
    await expect.element(link).toHaveFocus();
    await expect.element(link).toBeInViewport();
  }
  document.removeEventListener('keydown', keepBusy);
});

/** Whether the carousel stays on its slide for the time of three turns. */
async function stands(count: () => string | null | undefined): Promise<boolean> {
  const before = count();
  await new Promise((done) => setTimeout(done, 3 * pace));
  return count() === before;
}

/** Waits until the carousel stays on its slide; a turn that has begun may still end. */
async function stops(count: () => string | null | undefined): Promise<void> {
  await expect.poll(() => stands(count)).toBe(true);
}

/** Waits until the carousel has turned by itself. */
async function turns(count: () => string | null | undefined): Promise<void> {
  const before = count();
  await expect.poll(count).not.toBe(before);
}

/** Time between two turns in these tests, in milliseconds. */
const pace = 150;

test('the carousel turns by itself unless it is paused, focused or pointed at', async () => {
  const { screen, carousel, count } = show({ loop: true, autoplay: pace });
  const outside = screen.getByText('Fuera');
  await userEvent.hover(outside);
  await turns(count);

  const slides = carousel.getByRole('group', { name: 'Diapositivas' }).element() as HTMLElement;
  slides.focus();
  await stops(count);
  slides.blur();
  await turns(count);

  await userEvent.hover(carousel);
  await stops(count);

  await screen.getByRole('button', { name: 'Pausar' }).click();
  await userEvent.hover(outside);
  (document.activeElement as HTMLElement).blur();
  await stops(count);
  await screen.getByRole('button', { name: 'Reanudar' }).click();
  await userEvent.hover(outside);
  (document.activeElement as HTMLElement).blur();
  await turns(count);
});

test('the carousel does not turn while the focus moves between slides', async () => {
  const { screen, carousel, count } = show({ loop: true, autoplay: pace });
  await userEvent.hover(screen.getByText('Fuera'));
  carousel.getByRole('group', { name: 'Diapositivas' }).element().focus();
  for (const [place, name] of ['Torre', 'Aproximación'].entries()) {
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name })).toHaveFocus();
    // The browser brings the focused slide into sight.
    await expect.poll(count).toBe(`${place + 1}/3`);
    await stops(count);
  }
});

test('the width of the carousel decides whether one, two or three slides are shown', async () => {
  const { carousel, screen } = show({ perView: 3 });
  const root = carousel.element() as HTMLElement;
  const slide = screen.getByRole('group', { name: '1 de 3' }).element() as HTMLElement;
  const perView = (width: number) => {
    root.style.width = `${width}px`;
    const row = slide.parentElement?.getBoundingClientRect().width ?? 0;
    return Math.round(row / slide.getBoundingClientRect().width);
  };
  expect([perView(400), perView(800), perView(1200)]).toEqual([1, 2, 3]);
});
