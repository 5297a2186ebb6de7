import type { ContentChapter } from '../../../src/schema/office-content.ts';
import { articleHead } from '../../../src/schema/article.ts';
import { legalFrontMatter } from '../../../src/schema/legal.ts';
import { contentFiles } from '../../../src/schema/site-content.ts';
import { isLanguage, type Language } from '../../../src/i18n/language.ts';
import type { Schema } from './schema-parts.ts';

/** The kind of a content file: its schema, and its chapter in the office. */
export type FileKind = {
  name: keyof typeof contentFiles | 'articles' | 'legal';
  /** For Markdown, the schema of the front matter. */
  schema: Schema;
  chapter: ContentChapter;
  /** The language, if the file is in one language only. */
  language?: Language;
  /** The id of the article, or the name of the file without folder, language and extension. */
  id: string;
};

/** The kind of a file by its path below `content/`; null if the office cannot change it. */
export function kindOf(file: string): FileKind | null {
  const article = /^articles\/(?<id>[a-z0-9-]+)\/(?<language>\w+)\.md$/.exec(file)?.groups;
  const legal = /^legal\/(?<id>[a-z-]+)\.(?<language>\w+)\.md$/.exec(file)?.groups;
  const { id = '', language } = article ?? legal ?? {};
  if (isLanguage(language)) {
    return article
      ? { name: 'articles', schema: articleHead, chapter: 'articles', language, id }
      : { name: 'legal', schema: legalFrontMatter, chapter: 'texts', language, id };
  }
  for (const [name, { path, schema }] of Object.entries(contentFiles)) {
    const inFolder = path.endsWith('/') && file.startsWith(path) && /^[a-z0-9-]+\.yaml$/.test(file.slice(path.length));
    if (path !== file && !inFolder) continue;
    return {
      name: name as keyof typeof contentFiles,
      schema,
      chapter:
        name === 'courses' || name === 'editions' || name === 'banner' || name === 'enrolment'
          ? 'courses'
          : name === 'pictures'
            ? 'pictures'
            : 'texts',
      id: file.replace(/^.*\/|\.yaml$/g, ''),
    };
  }
  return null;
}
