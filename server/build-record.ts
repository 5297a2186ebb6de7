import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFacts } from './site-facts.ts';

/** Addresses of the files that a form document loads. */
export type FormAssets = { script: string; styles: readonly string[] };

/**
 * The record that a build, or a published content, leaves for the server. `facts.build` is the name of that build or
 * content.
 */
export type BuildRecord = {
  /** Name of the build whose code drew the pages; in the record of a build, this is `facts.build` too. */
  base: string;
  facts: SiteFacts;
  /** Hash of the content files from which the pages were drawn, see `contentMark`. */
  contentMark: string;
  formAssets: FormAssets;
  /** The date for which the pages are drawn, `YYYY-MM-DD`. */
  drawnOn: string;
  /** Dates on which facts change, in order: pages drawn before such a date are out of date from then on. */
  changes: readonly string[];
  /**
   * Whether pictures are served only in full size, not in several sizes: phones then load four times as many bytes.
   */
  quick: boolean;
  pages: Record<string, string>;
};

/**
 * Reads the record in the folder of a build or of a published content.
 * @throws Error when there is none
 */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(folder, 'server', 'site.json'), 'utf8')) as BuildRecord;
}
