import type { ExerciseId } from '../simulation/exercise.ts';
import { loadExercise } from './exercise-module.ts';

/** Loads an exercise, and the component around it that all exercises share. Rejects if a file cannot be loaded. */
export async function loadRun(id: ExerciseId) {
  const load = loadExercise[id];
  if (!load) throw new Error(`The exercise “${id}” is not ready.`);
  const [module, { ExerciseRun }] = await Promise.all([load(), import('./exercise-run.tsx')]);
  return { module, ExerciseRun };
}
