import { locales } from '../../i18n/language.ts';
import { storedItems } from '../../site/stored-items.ts';
import type { ContentRequest } from '../page-content.ts';

const categories = ['necessary', 'analytics', 'marketing'] as const;

/** Everything that the site may store, by the permission that it needs, as rows of the cookie policy's tables (D26). */
export function storedItemGroups({ language, t }: Pick<ContentRequest, 'language' | 't'>) {
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  return categories.map((category) => ({
    title: t(`consent.${category}`),
    rows: storedItems
      .filter((item) => item.category === category)
      .map(({ key, kinds, owner, purpose, duration }) => ({
        key,
        kind: list.format(kinds.map((kind) => t(`legal.kind.${kind}`))),
        owner: owner === 'site' ? t('legal.owner.site') : owner,
        purpose: purpose[language],
        duration: duration[language],
      })),
  }));
}
