import type { ComponentType } from 'react';
import type { Translate } from '../../i18n/words/words.ts';
import type { RouteParams } from '../../site/links.ts';
import { footerMenu, headerMenu, legalMenu } from '../../site/menus.ts';
import type { PageId } from '../../site/page-data.ts';

/** A navigation to a page whose data are slow or could not be loaded. */
export type Journey = {
  page: PageId;
  params: RouteParams;
  /** Whether the navigation takes so long that a note announces it. */
  isSlow: boolean;
  hasFailed: boolean;
  /** The placeholder that is shown meanwhile; without one the old page stays. */
  Waiting: ComponentType | null;
};

/** Whether a placeholder or a failure is shown in place of the old page. */
export function isAtAddress({ hasFailed, Waiting }: Journey): boolean {
  return hasFailed || Waiting !== null;
}

/**
 * The name of a page in the menus. For an article, it is the name of the blog; for a page in no menu, the title of the
 * failure.
 */
export function nameOf(page: PageId, t: Translate): string {
  const header = headerMenu.find((id) => id === (page === 'article' ? 'blog' : page));
  if (header) return t(`nav.${header}`);
  const footer = [...footerMenu, ...legalMenu].find((id) => id === page);
  return t(footer ? `footer.${footer}` : 'failure.title');
}
