/** The exercises of the simulated controller position, in the order in which their page lists them. */
export const exerciseIds = ['approach', 'tower', 'readback'] as const;

export type ExerciseId = (typeof exerciseIds)[number];

/** A moment of a run, for the debriefing's time line. */
export type Moment = {
  /** Seconds of the exercise's own clock since its start. */
  at: number;
  kind: 'good' | 'note' | 'lost';
  /** One sentence, in the page's language. */
  text: string;
  /** The instruction that would have prevented the moment, as part of a sentence. */
  prevention?: string | undefined;
};

/** The result of a run, which the debriefing shows. */
export type Outcome = {
  /** 0 to 100. */
  mark: number;
  /** Length of the run, in seconds of the exercise's own clock. */
  seconds: number;
  /** Good points of the run: a sentence each, in the page's language. */
  good: readonly string[];
  moments: readonly Moment[];
  /** All input of the visitor as text. The seed and this text are enough to replay the run. */
  log: string;
};
