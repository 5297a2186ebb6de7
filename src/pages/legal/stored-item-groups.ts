import { wordList } from '../../i18n/format.ts';
import { storedItems } from '../../site/stored-items.ts';
import type { ContentRequest } from '../page-content.ts';

const categories = ['necessary', 'analytics', 'marketing'] as const;

/** Everything that the site may store, by the permission that it needs, as rows of the cookie policy's tables (D26). */
export function storedItemGroups({ language, t }: Pick<ContentRequest, 'language' | 't'>) {
  return categories.map((category) => ({
    title: t(`consent.${category}`),
    rows: storedItems
      .filter((item) => item.category === category)
      .map(({ key, kinds, owner, purpose, duration }) => ({
        key,
        kind: wordList(
          kinds.map((kind) => t(`legal.kind.${kind}`)),
          language,
        ),
        owner: owner === 'site' ? t('legal.owner.site') : owner,
        purpose: purpose[language],
        duration: duration[language],
      })),
  }));
}
