/**
 * The kinds of findings of the audit, in the order of the report. Only `hidden` samples do not block a launch, because
 * visitors do not see them.
 */
export const findingKinds = ['sample', 'person', 'date', 'price', 'fact', 'picture', 'open', 'hidden'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A point to settle before a launch, or to keep in mind. */
export type Finding = {
  kind: FindingKind;
  file: string;
  line: number;
  place: string;
  found: string;
  /** The question to ask the owner. */
  ask: string;
};

/** Whether a launch has to wait until a finding is settled. */
export function blocksLaunch({ kind }: Finding): boolean {
  return kind !== 'hidden';
}
