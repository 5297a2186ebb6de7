import { beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../../elements/element-stage.tsx';
import '../../elements/slide-carousel.ts';
import type { PictureContent } from '../../schema/picture.ts';
import { AlumniCharts, type Alumnus } from './alumni-charts.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture: PictureContent = { sources: [], src: dot, width: 4, height: 5, color: '#46606b', alt: 'Carta' };

const alumni = ['Ana', 'Bea', 'Cid', 'Dan'].map((name): Alumnus => ({
  name: `${name} M.`,
  location: 'Madrid',
  icaoCode: 'LEMD',
  picture,
  sample: false,
}));

const band = <AlumniCharts title="Dónde están" intro="Cada carta es un aeropuerto." alumni={alumni} />;
const served = alumni.map(({ name }) => name);

function shownIn(page: Element): string[] {
  const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
  return headings.flatMap((heading) => alumni.find(({ name }) => heading.includes(name))?.name ?? []);
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

test.each(['below', 'above'])('a band %s the window is shuffled', (place) => {
  const { container } = stage(
    <div style={{ position: 'absolute', top: place === 'below' ? 9000 : -9000 }}>{band}</div>,
  );
  expect(shownIn(container)).not.toEqual(served);
  expect(shownIn(container).toSorted()).toEqual(served);
});

test('a band in the window keeps its order', () => {
  expect(shownIn(stage(band).container)).toEqual(served);
});
