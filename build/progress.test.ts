import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function recorded(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const output = { isTTY, write: (text: string) => written.push(text) };
  const progress = showProgress({ bundling: 5, drawing: 5, encoding: 10 }, output, () => time);
  return { written, progress, pass: (seconds: number) => (time += seconds * 1000) };
}

test('each step is shown with a bar, the share done and the time left', () => {
  const { written, progress, pass } = recorded(false);
  progress.at('bundling');
  pass(5);
  progress.at('drawing');
  pass(5);
  progress.at('encoding');
  progress.at('encoding', 0.5);
  pass(10);
  progress.end('Done');
  expect(written).toEqual([
    `${'░'.repeat(24)} 0 %  bundling, about 20 s left\n`,
    `${'█'.repeat(6)}${'░'.repeat(18)} 25 %  drawing, about 15 s left\n`,
    `${'█'.repeat(12)}${'░'.repeat(12)} 50 %  encoding, about 10 s left\n`,
    'Done (20 s).\n',
  ]);
});

test('the time left is doubled on a machine of half the speed', () => {
  const { written, progress, pass } = recorded(false);
  pass(10);
  progress.at('drawing');
  expect(written).toEqual([expect.stringContaining('25 %  drawing, about 30 s left')]);
});

test('a terminal shows one line that is updated', () => {
  const { written, progress } = recorded(true);
  progress.at('encoding', 0.5);
  progress.end('Done');
  expect(written).toEqual([expect.stringMatching(/^\r.*75 %  encoding/), expect.stringMatching(/^\r.*Done/)]);
});
