import type { Surroundings } from '../command-line/surroundings.ts';
import type { ChoiceTitles } from './enquiry-workbook.ts';
import type { RetentionMonths } from '../retention.ts';

/** The dependencies of `leads`: the real ones in `leads.ts`, others in tests. */
export type LeadsSurroundings = Surroundings & {
  /** The retention periods of the privacy policy; rejects if the site has not been built. */
  statedMonths: () => Promise<RetentionMonths>;
  /** Titles of courses and campuses; empty if the site has not been built. */
  titles: () => Promise<ChoiceTitles>;
  /** Folder of files written without `--output`. */
  folder: string;
};
