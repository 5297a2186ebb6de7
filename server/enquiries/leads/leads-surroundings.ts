import type { RetentionMonths } from '../retention.ts';

/** What the command line works with: the real ones in `leads.ts`, others in tests. */
export type LeadsSurroundings = {
  /** Environment variables, as `readEnv` takes them. */
  variables: Record<string, string | undefined>;
  /** The months that the privacy policy states; rejects where the site has not been built. */
  statedMonths: () => Promise<RetentionMonths>;
  /** Folder for files that no option names. */
  folder: string;
  /** Standard output: what was asked for. */
  out: (text: string) => void;
  /** Standard error: everything said about it. */
  err: (text: string) => void;
};
