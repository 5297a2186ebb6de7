import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textWidth } from './figure.ts';

const folder = 'content/figures';
const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));

type Line = { words: string; left: number; right: number; baseline: number; size: number; onMap: boolean };

/** Width of a letter, as a share of its size, that is enough for the widest words. */
const estimate = 0.94;

/** Every line of words in a drawing, with its position. */
function linesOf(svg: string): Line[] {
  const moves: [number, number][] = [];
  const lines: Line[] = [];
  const pattern =
    /<g(?: transform="translate\((?<dx>\S+) (?<dy>\S+)\)[^"]*")?[^>]*>|<\/g>|<text(?<style>[^>]*)>(?<inner>.*?)<\/text>/g;
  for (const { 0: tag, groups = {} } of svg.matchAll(pattern)) {
    if (tag === '</g>') moves.pop();
    else if (tag.startsWith('<g')) moves.push([Number(groups.dx ?? 0), Number(groups.dy ?? 0)]);
    else {
      const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(groups.style ?? '')?.[1] ?? '';
      const words = (groups.inner ?? '').replaceAll(/<[^>]*>/g, '');
      const size = Number(value('font-size'));
      const width = textWidth(words, size) * estimate;
      const x = moves.reduce((sum, [dx]) => sum + dx, Number(value('x')));
      const left = x - width * ({ middle: 0.5, end: 1 }[value('text-anchor')] ?? 0);
      const baseline = moves.reduce((sum, [, dy]) => sum + dy, Number(value('y')));
      lines.push({ words, left, right: left + width, baseline, size, onMap: value('class').includes('halo') });
    }
  }
  return lines;
}

/**
 * Lines of a paragraph are 1.35 of their size apart; closer lines would look like one. Names on a map may be closer,
 * side by side.
 */
const closest = { text: 1.3, map: 0.9 };

function isTight(one: Line, other: Line): boolean {
  const beside = one.right <= other.left || other.right <= one.left;
  const needed = one.onMap && other.onMap ? closest.map : closest.text;
  return !beside && Math.abs(one.baseline - other.baseline) < needed * Math.min(one.size, other.size);
}

test.each(drawings)('%s: words do not touch each other or leave the sheet', async (name) => {
  const svg = await readFile(`${folder}/${name}`, 'utf8');
  const lines = linesOf(svg);
  const tight = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => (isTight(one, other) ? [`${one.words} / ${other.words}`] : [])),
  );
  expect(tight).toEqual([]);
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const outside = lines.filter(({ left, right }) => left < -1 || right > width + 1);
  expect(outside.map(({ words }) => words)).toEqual([]);
});

test('there are drawings to check', () => {
  expect(drawings.length).toBeGreaterThan(0);
});
