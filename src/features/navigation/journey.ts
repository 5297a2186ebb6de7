import type { ComponentType } from 'react';
import { fromKeys } from '../../i18n/from-keys.ts';
import { languages } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/words/words.ts';
import { togglePath, type RouteParams } from '../../site/links.ts';
import { footerMenu, headerMenu, legalMenu } from '../../site/menus.ts';
import type { PageData, PageId } from '../../site/page-data.ts';

/** The way to a page whose data take their time, or could not be had. */
export type Journey = {
  page: PageId;
  params: RouteParams;
  /** It takes longer than a visitor should be left without a word. */
  isSlow: boolean;
  hasFailed: boolean;
  /** Stands in the page's place meanwhile; without it the page that was left stays. */
  Waiting: ComponentType | null;
};

/** Whether the shown page belongs to the address already, without the page's data. */
export function isThere({ hasFailed, Waiting }: Journey): boolean {
  return hasFailed || Waiting !== null;
}

/** Where the language toggle leads from a page whose data are not there. */
export function toggleOf({ page, params }: Pick<Journey, 'page' | 'params'>): PageData['toggle'] {
  return fromKeys(languages, (to) => (page === 'notFound' ? `?lang=${to}` : togglePath(page, to, params)));
}

/** Names a page as the menus do; a page outside the menus is named by its event. */
export function nameOf(page: PageId, t: Translate): string {
  const header = headerMenu.find((id) => id === (page === 'article' ? 'blog' : page));
  if (header) return t(`nav.${header}`);
  const footer = [...footerMenu, ...legalMenu].find((id) => id === page);
  return t(footer ? `footer.${footer}` : 'failure.title');
}
