import { join } from 'node:path';
import { keptContents, publishedFolder } from './publish/published-folder.ts';

/** The folders of static files. */
export type SiteFiles = {
  /** Files without a hash in their name; `ignore` are globs of those that are not served. */
  named: readonly { folder: string; ignore: readonly string[] }[];
  /** Files with a hash in their name: of the build, and of contents that visitors may still have open. */
  hashed: readonly string[];
};

/** The folders of static files for the content in `from`: the build's folder, or that of a published content. */
export function siteFiles(dist: string, dataDir: string, from: string): SiteFiles {
  const ofBuild = join(dist, 'client');
  const kept = keptContents(dataDir).map((id) => join(publishedFolder(dataDir, id), 'client', 'assets'));
  return {
    named:
      from === dist
        ? [{ folder: ofBuild, ignore: [] }]
        : // Social pictures and press documents belong to the published content, so those of the build are not served.
          [
            { folder: join(from, 'client'), ignore: [] },
            { folder: ofBuild, ignore: ['social/**', 'press/**', 'data/**'] },
          ],
    hashed: [join(ofBuild, 'assets'), ...kept],
  };
}
