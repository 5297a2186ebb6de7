import { readStored, writeStore } from '../../browser/storage.ts';
import { exerciseIds, type ExerciseId } from '../simulation/exercise.ts';

/** Marks of the runs in this browser, the newest first, by exercise. */
type PastRuns = Partial<Record<ExerciseId, readonly number[]>>;

const key = 'position-runs';

/** How many runs of each exercise are stored. */
const kept = 10;

/** Reads the marks of an exercise's runs in this browser, the newest first. */
export function pastMarks(exercise: ExerciseId): readonly number[] {
  return readRuns()[exercise] ?? [];
}

/** Stores a run's mark in this browser. */
export function keepMark(exercise: ExerciseId, mark: number): void {
  const runs = readRuns();
  writeStore(
    'localStorage',
    key,
    JSON.stringify({ ...runs, [exercise]: [mark, ...(runs[exercise] ?? [])].slice(0, kept) }),
  );
}

function readRuns(): PastRuns {
  const stored = readStored('localStorage', key) ?? {};
  if (typeof stored !== 'object') return {};
  const entries = exerciseIds.map((id) => [id, marksOf((stored as Record<string, unknown>)[id])]);
  return Object.fromEntries(entries) as PastRuns;
}

function marksOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((mark) => Number.isInteger(mark) && mark >= 0 && mark <= 100) : [];
}
