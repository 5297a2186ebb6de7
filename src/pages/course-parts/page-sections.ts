import type { ContentWords } from '../../i18n/words/words.ts';
import type { PageBarSection } from '../../sections/page-bar/page-bar.tsx';
import type { ContentRequest } from '../page-content.ts';

/** The sections that a page bar can lead to; each is the anchor of its section too. */
export type SectionName =
  Extract<keyof ContentWords, `pageBar.${string}`> extends `pageBar.${infer Name}` ? Name : never;

/** Lists the entries of a page bar: the named sections, in the order in which they stand on the page. */
export function pageSections({ t }: Pick<ContentRequest, 't'>, names: readonly SectionName[]): PageBarSection[] {
  return names.map((id) => ({ id, label: t(`pageBar.${id}`) }));
}
