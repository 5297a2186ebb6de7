import type { ComponentType } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { ExerciseId, Outcome } from '../simulation/exercise.ts';

/** The properties of a running exercise. */
export type ExerciseProps = {
  language: Language;
  /** The language of radio calls and readbacks. */
  radio: Language;
  /** The seed of the traffic: a whole number from 1 to 99,999. */
  seed: number;
  /** Whether the visitor steps the clock: by choice, or with reduced motion. */
  stepped: boolean;
  /** Called once, at the end of the run. */
  onEnd: (outcome: Outcome) => void;
  /** The log of a run to replay, at four times the speed and without new instructions. */
  replay?: string | undefined;
};

/** A still picture of a run at one second. */
export type SnapshotProps = Pick<ExerciseProps, 'language' | 'seed'> & { log: string; at: number };

/** The code of one exercise, loaded when it is started. */
export type ExerciseModule = {
  Exercise: ComponentType<ExerciseProps>;
  Snapshot?: ComponentType<SnapshotProps>;
};

/** Loads the code of an exercise; rejects if a file cannot be loaded. */
export const loadExercise: Readonly<Partial<Record<ExerciseId, () => Promise<ExerciseModule>>>> = {
  approach: () => import('./approach/exercise.tsx'),
  tower: () => import('./tower/exercise.tsx'),
  readback: () => import('./readback/exercise.tsx'),
};
