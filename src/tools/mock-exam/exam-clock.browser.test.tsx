import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Sitting } from './sitting.ts';
import { ExamClock } from './exam-clock.tsx';
import { examWords } from './exam-words.ts';

/** The clock of an hour's sitting after a number of seconds. */
function clockAt(seconds: number) {
  const paper = { questions: ['a'], given: [null], marked: [], at: 0 };
  const sitting: Sitting = { part: 'paper', seed: 1, begun: '2026-11-21T10:00:00Z', limit: 3600, seconds, ...paper };
  return <ExamClock words={examWords.en} sitting={sitting} />;
}

test('the last five minutes are announced, even if a background tab counts a minute at once', async () => {
  const screen = await render(clockAt(3299));
  const notice = screen.getByRole('status');
  await expect.element(notice).toBeEmptyDOMElement();
  await screen.rerender(clockAt(3360));
  await expect.element(notice).toHaveTextContent(examWords.en.almostOver);
});
