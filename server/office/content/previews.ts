import { join } from 'node:path';
import type { FieldPath } from '../../../src/schema/office-content.ts';
import type { FoundField } from '../../../src/schema/office-content-routes.ts';
import type { Condition } from '../../../src/site/services.ts';
import { previewOf, type Preview, type PreviewResponse } from '../../publish/preview.ts';
import { bodyName } from './file-values.ts';

/** Greatest number of previews that are open at once: each is a process with some 200 MB of memory. */
const programs = 2;

/** Previews of drafts; `folder` is the folder `content/` of a draft. */
export type Previews = {
  answer: (folder: string, path: string, prefix: string) => Promise<PreviewResponse>;
  /** Finds the fields that contain a text of a page. */
  find: (folder: string, text: string) => Promise<FoundField[]>;
  close: () => void;
};

/** Opens previews of drafts. Beyond the limit, the preview used longest ago is closed. */
export function draftPreviews(options: {
  dist: string;
  dataDir: string;
  siteUrl: string;
  held: ReadonlySet<Condition>;
}): Previews {
  const { dist, dataDir, siteUrl, held } = options;
  const open = new Map<string, Preview>();

  function of(content: string): Preview {
    const preview = open.get(content) ?? previewOf({ dist, content, cache: join(dataDir, 'previews'), siteUrl, held });
    // Moves the preview to the end of the map.
    open.delete(content);
    open.set(content, preview);
    for (const [other, old] of [...open].slice(0, -programs)) {
      old.close();
      open.delete(other);
    }
    return preview;
  }

  return {
    answer: (folder, path, prefix) => of(folder).answer(path, prefix),
    async find(folder, text) {
      const found = await of(folder).fieldsWithText(text);
      return found.map(({ file, path }) => ({ file, path: path.length > 0 ? path : ([bodyName] satisfies FieldPath) }));
    },
    close: () => open.forEach((preview) => preview.close()),
  };
}
