import { exerciseIds, type ExerciseId } from '../simulation/exercise.ts';

/** A run as given in an address: the exercise, its traffic and, for a challenge, the mark to beat. */
export type Challenge = { exercise: ExerciseId; seed: number; result?: number | undefined };

const seeds = { lowest: 1, highest: 99_999 };

/** Reads a challenge from an address's query; undefined if there is none, or none that can be played. */
export function challengeOf(search: string): Challenge | undefined {
  const query = new URLSearchParams(search);
  const exercise = exerciseIds.find((id) => id === query.get('exercise'));
  const seed = wholeNumber(query.get('seed'), seeds.lowest, seeds.highest);
  if (!exercise || seed === undefined) return undefined;
  return { exercise, seed, result: wholeNumber(query.get('result'), 0, 100) };
}

/** Writes a challenge as a query, with its question mark. */
export function challengeQuery({ exercise, seed, result }: Challenge): string {
  const query = new URLSearchParams({ exercise, seed: String(seed) });
  if (result !== undefined) query.set('result', String(result));
  return `?${query}`;
}

/** Draws a seed for a new run. */
export function freshSeed(): number {
  return seeds.lowest + Math.floor(Math.random() * seeds.highest);
}

function wholeNumber(text: string | null, lowest: number, highest: number): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= lowest && value <= highest ? value : undefined;
}
