import { join } from 'node:path';
import { keptContents, publishedFolder } from './publish/published-folder.ts';

/** Folders of the files that are served as they are. */
export type SiteFiles = {
  /** Files that are replaced under the same name; `ignore` names those that are not served, as globs. */
  named: readonly { folder: string; ignore: readonly string[] }[];
  /** Files whose names carry a hash: those of the build and of contents that visitors may still have open. */
  hashed: readonly string[];
};

/** Lists the folders of files of a content that lies in `from`: the build's folder, or that of a published content. */
export function siteFiles(dist: string, dataDir: string, from: string): SiteFiles {
  const ofBuild = join(dist, 'client');
  const kept = keptContents(dataDir).map((id) => join(publishedFolder(dataDir, id), 'client', 'assets'));
  return {
    named:
      from === dist
        ? [{ folder: ofBuild, ignore: [] }]
        : // Pictures for social networks and press documents go with the content that names them.
          [
            { folder: join(from, 'client'), ignore: [] },
            { folder: ofBuild, ignore: ['social/**', 'press/**'] },
          ],
    hashed: [join(ofBuild, 'assets'), ...kept],
  };
}
