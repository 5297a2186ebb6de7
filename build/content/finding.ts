/**
 * What kinds of things the audit finds, in the order in which they are reported. Only `hidden` does not stand in the way of
 * a launch: samples that no visitor sees.
 */
export const findingKinds = ['sample', 'person', 'date', 'price', 'fact', 'picture', 'open', 'hidden'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing to settle before a launch, or to know of. */
export type Finding = {
  kind: FindingKind;
  file: string;
  line: number;
  place: string;
  found: string;
  /** What the owner is asked. */
  ask: string;
};

/** Whether a launch has to wait for it. */
export function isInTheWay({ kind }: Finding): boolean {
  return kind !== 'hidden';
}
