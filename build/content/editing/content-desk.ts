import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentChapters, type ContentFileView } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../../../server/office/content-desk.ts';
import { courseLine } from './course-line.ts';
import { bodyPath, changeContent } from './change-content.ts';
import { checkFolder } from './check-folder.ts';
import { kindOf } from './content-kinds.ts';
import { describeChanges } from './describe-changes.ts';
import { findTexts, type ReadFile } from './find-texts.ts';
import { pagesOf, titleOf } from './file-titles.ts';
import { pagesOfChange } from './pages-of-change.ts';
import { bodyOf, valueOf } from './file-values.ts';
import { namedIn } from './named-files.ts';
import { childOf } from './schema-parts.ts';
import { groupsOf } from './view-content.ts';

/**
 * Reads, changes and describes the files of `content/` for the office. The build bundles this file as
 * `dist/server/content-desk.js`.
 */
export const contentDesk: ContentDesk = {
  async files(folder) {
    return (await filesIn(folder)).map(({ file, kind, text }) => {
      const value = valueOf(file, text);
      const isHidden = childOf(value, 'shown') === false || childOf(value, 'draft') === true;
      const line = { file, chapter: kind.chapter, title: titleOf(kind, value), isHidden };
      return kind.name === 'courses' ? { ...line, course: courseLine(value) } : line;
    });
  },
  find: async (folder, words) => findTexts(await filesIn(folder), words),
  async view(folder, file) {
    const kind = kindOf(file);
    const text = kind && (await readFile(join(folder, file), 'utf8').catch(() => null));
    if (!kind || text === null) return null;
    const value = valueOf(file, text);
    const groups = groupsOf(kind.schema, value, await namedIn(folder));
    const view: ContentFileView = {
      file,
      title: titleOf(kind, value),
      version: createHash('sha256').update(text).digest('base64url').slice(0, 16),
      groups,
      pages: pagesOf(kind, value),
    };
    if (!kind.language) return view;
    const body = { path: bodyPath, label: 'Texto', control: 'markdown', value: bodyOf(text), optional: false } as const;
    return { ...view, groups: [...groups, { id: 'body', label: 'Texto', fields: [body], groups: [] }] };
  },
  change: changeContent,
  describe: describeChanges,
  pages: pagesOfChange,
  check: checkFolder,
};

/** All files that the office may change, in the order of the screen. */
async function filesIn(folder: string): Promise<ReadFile[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).toSorted();
  const known = names.flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ file, kind }] : [];
  });
  const ordered = contentChapters.flatMap((chapter) => known.filter(({ kind }) => kind.chapter === chapter));
  return Promise.all(ordered.map(async (one) => ({ ...one, text: await readFile(join(folder, one.file), 'utf8') })));
}
