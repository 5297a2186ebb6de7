/** What the inline script learns of a visitor before the start script is there, and for it. */
export type EarlySigns = {
  /** Somebody has done something already. */
  isThere: boolean;
  /** What was pressed last. */
  pressed: EventTarget | null;
  /** Is called at each sign of life; the start script puts its own in place. */
  wake: () => void;
  /** Ends the listening. */
  stop: () => void;
};

export type WithEarlySigns = typeof window & { early: EarlySigns };
