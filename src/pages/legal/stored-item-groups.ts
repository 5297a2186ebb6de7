import { wordList } from '../../i18n/format.ts';
import { storedItems } from '../../site/stored-items.ts';
import type { ContentRequest } from '../page-content.ts';

const categories = ['necessary', 'analytics', 'marketing'] as const;

/**
 * Every item that the site may store, by the permission that the item needs, as rows of the cookie policy's tables. A
 * row that either of two permissions allows is in the tables of both. Items of a service are listed only where that
 * service is switched on.
 */
export function storedItemGroups({ language, t, held }: Pick<ContentRequest, 'language' | 't' | 'held'>) {
  return categories.map((category) => {
    const items = storedItems.filter(
      ({ categories: needed, setBy }) =>
        needed.some((each) => each === category) && (setBy === 'site' || held?.has(setBy)),
    );
    return {
      title: t(`consent.${category}`),
      rows: items.map((item) => ({
        key: item.key,
        kind: wordList(
          item.kinds.map((kind) => t(`legal.kind.${kind}`)),
          language,
        ),
        owner: item.setBy === 'site' ? t('legal.owner.site') : 'Google',
        purpose: item.purpose[language],
        duration: item.duration[language],
      })),
    };
  });
}
