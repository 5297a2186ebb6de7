import type { ExerciseId } from '../../simulation/exercise.ts';
import { loadExercise } from './exercise-module.ts';

/** Loads what a visitor sits down to: the exercise, and what surrounds all of them. A file that cannot be had rejects. */
export async function loadRun(id: ExerciseId) {
  const load = loadExercise[id];
  if (!load) throw new Error(`The exercise “${id}” is not ready.`);
  const [module, { ExerciseRun }] = await Promise.all([load(), import('./exercise-run.tsx')]);
  return { module, ExerciseRun };
}
