import { isWrong, type Exchange } from './exchange.ts';

/** An answer: the readback is `right`, or the correction is the item of `next` with this index. */
export type Choice = 'right' | 0 | 1 | 2;

/** An answer, and the second of the run at which it was given. */
export type Answer = { at: number; choice: Choice };

/** The result of an exchange. */
export type Result = 'heard' | 'let pass' | 'not corrected' | 'missed' | 'false alarm';

/** The result of an answer. */
export function resultOf(exchange: Exchange, choice: Choice): Result {
  if (!isWrong(exchange)) return choice === 'right' ? 'let pass' : 'false alarm';
  if (choice === 'right') return 'missed';
  return choice === 0 ? 'heard' : 'not corrected';
}

/** The share of an exchange's mark for each result: an error noticed but not corrected earns half. */
const shares: Record<Result, number> = { heard: 1, 'let pass': 1, 'not corrected': 0.5, missed: 0, 'false alarm': 0 };

/**
 * The mark of a run, 0 to 100: the share of the errors that were corrected, times the share of the right readbacks that
 * were accepted. A run without answers, or with the same answer to everything, has the mark 0.
 */
export function markOf(exchanges: readonly Exchange[], answers: readonly Answer[]): number {
  function share(wrong: boolean): number {
    const earned = exchanges.map((exchange, index) => {
      const answer = answers[index];
      if (isWrong(exchange) !== wrong) return [];
      return answer ? [shares[resultOf(exchange, answer.choice)]] : [0];
    });
    const all = earned.flat();
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  }
  return Math.round(100 * share(true) * share(false));
}

/** Writes answers as the log of a run: `12R 20x0`. Each entry has the second and the choice. */
export function answersAsText(answers: readonly Answer[]): string {
  return answers.map(({ at, choice }) => (choice === 'right' ? `${at}R` : `${at}x${choice}`)).join(' ');
}

/** Parses the log of a run; ignores invalid entries. */
export function answersOfText(text: string): Answer[] {
  return [...text.matchAll(/\b(\d{1,5})(?:R|x([0-2]))(?!\S)/g)].map(([, at, choice]) => ({
    at: Number(at),
    choice: choice === undefined ? 'right' : (Number(choice) as 0 | 1 | 2),
  }));
}
