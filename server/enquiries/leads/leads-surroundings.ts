import type { Surroundings } from '../command-line/surroundings.ts';
import type { ChoiceTitles } from './enquiry-workbook.ts';
import type { RetentionMonths } from '../retention.ts';

/** The dependencies of `leads`: the real ones in `leads.ts`, others in tests. */
export type LeadsSurroundings = Surroundings & {
  /** The months that the privacy policy states; rejects where the site has not been built. */
  statedMonths: () => Promise<RetentionMonths>;
  /** Titles of courses and campuses; none where the site has not been built. */
  titles: () => Promise<ChoiceTitles>;
  /** Folder for files that no option names. */
  folder: string;
};
