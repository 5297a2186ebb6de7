import type { ContentWords } from '../../i18n/words/words.ts';
import type { PageBarSection } from '../../sections/page-bar/page-bar.tsx';
import type { ContentRequest } from '../page-content.ts';

/** The sections that a page bar can link to; each name is also the section's anchor. */
export type SectionName =
  Extract<keyof ContentWords, `pageBar.${string}`> extends `pageBar.${infer Name}` ? Name : never;

/** The entries of a page bar: the named sections, in the order of the page. */
export function pageSections({ t }: Pick<ContentRequest, 't'>, names: readonly SectionName[]): PageBarSection[] {
  return names.map((id) => ({ id, label: t(`pageBar.${id}`) }));
}
