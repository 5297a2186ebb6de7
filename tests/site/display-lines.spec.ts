import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { readHtml } from '../html-elements.ts';
import { allAddresses } from './pages.ts';

/** Widths of headings, from a phone to the whole container. */
const widths = [280, 335, 460, 640, 860, 1280];

test('no accent, ascender or descender in a heading touches the next line', async ({ page, site }) => {
  const headings = new Set<string>();
  for (const { path } of await allAddresses())
    for (const [markup] of (await (await fetch(site.url + path)).text()).matchAll(/<h[12][ >].*?<\/h[12]>/gs))
      for (const { name, text } of readHtml(markup)) if (/^h[12]$/.test(name)) headings.add(`${name} ${text}`);
  expect(headings.size).toBeGreaterThan(100);
  await openLive(page, site, '/exito');
  for (const window of [1440, 768, 360]) {
    await page.setViewportSize({ width: window, height: 900 });
    const touching = await page.evaluate(touchingLines, { headings: [...headings], widths, window });
    expect(touching, `in a window of ${window} px`).toEqual([]);
  }
});

/** Runs in the page: sets each heading in each width and compares the ink of adjacent lines with their distance. */
async function touchingLines({
  headings,
  widths: all,
  window: wide,
}: {
  headings: string[];
  widths: number[];
  window: number;
}): Promise<string[]> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  const place = document.querySelector('main');
  if (!pen || !place) return ['nothing to measure with'];
  const found: string[] = [];
  // Nothing else is laid out again for each heading.
  document.body.replaceChildren(place);
  place.replaceChildren();
  for (const heading of headings) {
    const element = document.createElement(heading.slice(0, 2));
    element.textContent = heading.slice(3);
    place.append(element);
    const style = getComputedStyle(element);
    // Ink is measured in whole pixels, so the letters are enlarged.
    const scale = 10;
    pen.font = `${style.fontWeight} ${parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
    const distance = parseFloat(style.lineHeight) * scale;
    const whole = pen.measureText(element.textContent);
    // Lines of letters that are never so high and deep cannot touch.
    const isFree = whole.actualBoundingBoxAscent + whole.actualBoundingBoxDescent <= distance;
    for (const width of isFree ? [] : all.filter((each) => each <= wide)) {
      element.style.width = `${width}px`;
      const lines = linesOf(element).map((line) => pen.measureText(line));
      lines.forEach((line, index) => {
        const above = lines[index - 1];
        if (above && above.actualBoundingBoxDescent + line.actualBoundingBoxAscent > distance)
          found.push(`${heading} at ${width} px, line ${index + 1}`);
      });
    }
    element.remove();
  }
  return found;

  function linesOf(element: Element): string[] {
    const lines = new Map<number, string>();
    const text = element.firstChild;
    if (!(text instanceof Text)) return [];
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, `${lines.get(top) ?? ''} ${word}`);
    }
    return [...lines.values()];
  }
}
