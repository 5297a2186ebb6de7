import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkToolScreen, splitToolStyles } from './tool-styles.ts';

test('the layer of tools becomes a separate sheet', () => {
  const css =
    '@layer base{a{color:red}}@layer tools{.x{color:red}}@layer sections{.y{color:red}}@layer tools{.z{color:red}}';
  expect(splitToolStyles(css)).toEqual({
    site: '@layer base{a{color:red}}@layer sections{.y{color:red}}',
    tools: '@layer tools{.x{color:red}}@layer tools{.z{color:red}}',
  });
});

test('screens in `toolScreens` must have styles of tools, and other screens must not', () => {
  const tool = join(import.meta.dirname, '../src/sections/costs/cost-bar.module.css');
  expect(() => checkToolScreen('costs', [tool])).not.toThrow();
  expect(() => checkToolScreen('home', [])).not.toThrow();
  expect(() => checkToolScreen('home', [tool])).toThrow('belongs in toolScreens');
  expect(() => checkToolScreen('costs', [])).toThrow('does not belong in toolScreens');
});
