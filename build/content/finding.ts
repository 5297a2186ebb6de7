/** What kinds of things the audit finds, in the order in which they are reported. */
export const findingKinds = ['sample', 'person', 'date', 'price', 'fact', 'picture', 'open'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing to settle before a launch. */
export type Finding = {
  kind: FindingKind;
  file: string;
  line: number;
  place: string;
  found: string;
  /** What the owner is asked. */
  ask: string;
};
