import type { ExerciseProps } from '../exercise-module.ts';

/** Approach: four to six arrivals for one runway. */
export function Exercise({ seed }: ExerciseProps) {
  return <p>{seed}</p>;
}
