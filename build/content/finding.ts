/**
 * Lists the kinds of findings of the audit, in the order of the report. Only `hidden` does not stand in the way of a
 * launch: such samples are out of a visitor's sight.
 */
export const findingKinds = ['sample', 'person', 'date', 'price', 'fact', 'picture', 'open', 'hidden'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing to settle before a launch, or to keep in mind. */
export type Finding = {
  kind: FindingKind;
  file: string;
  line: number;
  place: string;
  found: string;
  /** The question to the owner. */
  ask: string;
};

/** Whether a launch has to wait for it. */
export function blocksLaunch({ kind }: Finding): boolean {
  return kind !== 'hidden';
}
