import { wordList } from '../../i18n/format.ts';
import type { Condition } from '../../site/services.ts';
import { storedItems, type StoredItem } from '../../site/stored-items.ts';
import type { ContentRequest } from '../page-content.ts';

const categories = ['necessary', 'analytics', 'marketing'] as const;

/**
 * Every item that the site may store, by the permission that the item needs, as rows of the cookie policy's tables. A
 * row that either of two permissions allows is in the tables of both. Items of a service are listed only where that
 * service is switched on.
 */
export function storedItemGroups({ language, t }: Pick<ContentRequest, 'language' | 't'>) {
  return categories.map((category) => {
    const items = storedItems.filter(({ categories: needed }) => needed.some((each) => each === category));
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
        when: whenSet(item),
      })),
    };
  });
}

function whenSet({ setBy }: StoredItem): Condition | undefined {
  return setBy === 'site' ? undefined : setBy;
}
