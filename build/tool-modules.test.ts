import { expect, test } from 'vitest';
import { refuseToolModules } from './tool-modules.ts';

test.each([
  ['home', '/site/src/deciding/costs.ts'],
  ['home', '/site/src/simulation/seeded-random.ts'],
  ['catalogue', '/site/src/sections/course-comparison/comparison-board.tsx'],
  ['can-i', '/site/src/features/exam/exam-run.tsx'],
  ['costs', '/site/src/deciding/exam/draw-paper.ts'],
] as const)('the screen %s must not load %s', (screen, module) => {
  expect(() => refuseToolModules(screen, ['/site/src/ui/strip.tsx', module])).toThrow(`"${screen}" loads parts`);
});

test('a tool may load its own parts', () => {
  expect(() => refuseToolModules('mock-exam', ['/site/src/deciding/exam/draw-paper.ts'])).not.toThrow();
  expect(() => refuseToolModules('costs', ['/site/src/deciding/loan.ts', '/site/src/ui/strip.tsx'])).not.toThrow();
});
