import { expect, test } from 'vitest';
import { stage } from '../elements/element-stage.tsx';
import '../elements/lazy-picture.ts';
import './test-page.css';
import { Picture } from './picture.tsx';

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;
const common = { width: 800, height: 500, color: '#123456', alt: 'Torre' };

function show(picture: React.ReactNode) {
  const screen = stage(<div className="wrap">{picture}</div>);
  const image = screen.getByRole('img', { name: 'Torre' });
  const frame = () => image.element().closest<HTMLElement>('[data-near]')!;
  return { image, frame };
}

test('far from the viewport a picture is a coloured placeholder of its size; near the viewport it loads', async () => {
  const { image, frame } = show(
    <>
      <Picture {...common} src={drawn(800, 500)} alt="Cerca" />
      <div style={{ height: '4000px' }} />
      <Picture {...common} src={drawn(800, 500)} />
    </>,
  );
  await expect.poll(() => frame().dataset.near).toBe('no');
  const nearby = document.querySelector<HTMLElement>('[data-near]:has(img[alt="Cerca"])');
  await expect.poll(() => nearby?.dataset.state).toBe('loaded');
  expect(frame().dataset.state).toBe('placeholder');
  expect(frame().querySelector('rect')).toHaveAttribute('fill', '#123456');
  const { width, height } = frame().getBoundingClientRect();
  expect(width / height).toBeCloseTo(1.6, 2);

  window.scrollTo(0, 4000);
  await expect.poll(() => frame().dataset.state).toBe('loaded');
  expect((image.element() as HTMLImageElement).naturalWidth).toBe(800);
});

test('the fallback replaces a picture that cannot be loaded', async () => {
  const { image, frame } = show(<Picture {...common} src="/no-such-picture.png" />);
  await expect.poll(() => frame().dataset.state).toBe('fallback');
  expect(image.element().getAttribute('src')).toContain('picture-fallback');
});

test('a fallback that cannot be loaded either is not replaced again', async () => {
  const { image, frame } = show(<Picture {...common} src="/no-such-picture.png" />);
  await expect.poll(() => frame().dataset.state).toBe('fallback');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(frame(), { subtree: true, attributes: true, childList: true });
  image.element().dispatchEvent(new Event('error'));
  expect(observer.takeRecords().concat(changes)).toEqual([]);
});

test('the natural size of the picture replaces a wrong size in the markup', async () => {
  const { image } = show(<Picture {...common} src={drawn(300, 300)} priority />);
  await expect.poll(() => image.element().getAttribute('height')).toBe('300');
});

test('the markup from the server has the sources and lazy loading, and no style attribute', () => {
  const sources = [{ type: 'image/avif', srcSet: 'a.avif 800w' }];
  const { innerHTML: markup } = stage(
    <Picture {...common} src="a.jpg" sources={sources} sizes="100vw" caption="Ilustración" />,
  ).container;
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('srcset="a.avif 800w"');
  expect(markup).not.toContain('style=');
});
