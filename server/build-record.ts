import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFacts } from './site-facts.ts';

/** Addresses of the files that a form document loads. */
export type FormAssets = { script: string; styles: readonly string[] };

/** The record of a build, or of a published content, for the server. `facts.build` names it. */
export type BuildRecord = {
  /** The build that it was drawn with; in the record of a build, that build itself. */
  base: string;
  facts: SiteFacts;
  /** Names the files that it was drawn from, as `contentMark` does. */
  contentMark: string;
  formAssets: FormAssets;
  /** The day that the pages show, `YYYY-MM-DD`. */
  drawnOn: string;
  /** The days, in order, from which pages drawn earlier are out of date. */
  changes: readonly string[];
  /**
   * Whether pictures are served unchanged instead of in smaller sizes, for a first look: on a phone they have four
   * times as many bytes.
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
