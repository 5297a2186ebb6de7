import type { DeadlineId, LicenceField } from '../../site/licence-dates.ts';

/** The checklist of the licence, in the page's language. */
export type ChecklistContent = {
  title: string;
  intro: string;
  onPaper: string;
  items: readonly { id: string; text: string }[];
  dates: string;
  fields: Record<LicenceField, string>;
  help: { born: string };
  level: string;
  noLevel: string;
  deadlines: string;
  noDeadlines: string;
  past: string;
  reminders: Record<DeadlineId, string>;
  /** The period of each time limit, and its rule. */
  clocks: Record<DeadlineId, { short: string; text: string }>;
  /** Sources of the rules. */
  sources: readonly { title: string; url: string }[];
  certificate: string;
  source: string;
  calendar: string;
  print: string;
  erase: string;
};
