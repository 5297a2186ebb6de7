import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// WCAG 2.2: 4.5 for text (1.4.3), 3 for the parts that identify a control or a focus (1.4.11).
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Declarations = Map<string, string>;

function declarationsOf(selector: string): Declarations {
  const start = tokens.indexOf(`  ${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n  }', start));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const palette = declarationsOf(':root');
const roles = declarationsOf(':root,\n  [data-theme],\n  [data-tone]');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const tones = {
  paper: {},
  land: {},
  sea: {},
  deep: { scheme: 'dark' },
  yellow: { scheme: 'light' },
} as const satisfies Record<string, { scheme?: Scheme }>;

function settle(value: string, scheme: Scheme, known: Declarations): string {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (pair) return settle(pair[scheme === 'light' ? 1 : 2] ?? '', scheme, known);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? settle(known.get(name) ?? '', scheme, known) : value;
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const strips = ['initial', 'advanced', 'preparation'].map((category) => `--strip-${category}`);
const grounds = ['--ground', '--surface'];
const rules = [
  { least: 4.5, ink: ['--text', '--text-quiet'], on: [...grounds, ...strips] },
  { least: 4.5, ink: ['--route'], on: grounds },
  { least: 4.5, ink: ['--on-sign'], on: ['--sign'] },
  { least: 4.5, ink: ['--on-go'], on: ['--go'] },
  { least: 3, ink: ['--control', '--focus'], on: grounds },
];
const formRules = [{ least: 4.5, ink: ['--error', '--success'], on: grounds }];

const cases = Object.entries(tones).flatMap(([tone, fixed]) =>
  ('scheme' in fixed ? [fixed.scheme] : schemes).map((scheme) => ({ tone, scheme })),
);

test.each(cases)('the tone $tone has enough contrast in the $scheme scheme', ({ tone, scheme }) => {
  const known = new Map([...palette, ...roles, ...declarationsOf(`[data-tone='${tone}']`)]);
  const color = (role: string) => settle(known.get(role) ?? '', scheme, known);
  const weak: string[] = [];
  // The yellow panel has no form messages.
  const applying = tone === 'yellow' ? rules : [...rules, ...formRules];
  for (const { least, ink, on } of applying) {
    for (const front of ink) {
      for (const ground of on) {
        const ratio = contrast(color(front), color(ground));
        if (!(ratio >= least)) weak.push(`${front} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`);
      }
    }
  }
  expect(weak).toEqual([]);
});
