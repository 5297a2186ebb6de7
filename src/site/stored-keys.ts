/** The kind of storage of an item. */
export type StorageKind = 'cookie' | 'local' | 'session';

/** The purpose of an item. `analytics` and `marketing` need the visitor's permission (LSSI, article 22.2). */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing';

/** A stored item with the data that browsers need; `stored-items.ts` has the texts about it. */
export type StoredKey = {
  /** Name of the item; a `*` at its end matches any ending. */
  key: string;
  kinds: readonly StorageKind[];
  /** One of these permissions is enough. */
  categories: readonly ConsentCategory[];
  /** Items of the `former-site` are never set: they are only erased. */
  setBy: 'site' | 'google-analytics' | 'google-ads' | 'former-site';
};

function item<const T extends StoredKey>(key: T): T {
  return key;
}

/**
 * Everything that the site, or a script it loads, may store in a browser, and items of the former site. `eraseStored`
 * uses this table. Every row still in use needs its texts in `stored-items.ts`, which the cookie policy shows.
 */
export const storedKeys = {
  consent: item({ key: 'cookie-consent', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  preferences: item({ key: 'cookie-preferences', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  language: item({ key: 'site-language', kinds: ['cookie', 'local'], categories: ['necessary'], setBy: 'site' }),
  languageRedirect: item({ key: 'language-redirect', kinds: ['session'], categories: ['necessary'], setBy: 'site' }),
  searchKey: item({ key: 'search-key', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  positionRuns: item({ key: 'position-runs', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  licenceChecklist: item({ key: 'licence-checklist', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  mockExam: item({ key: 'mock-exam', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  proposalDraft: item({ key: 'proposal-draft', kinds: ['local'], categories: ['necessary'], setBy: 'site' }),
  carriedAnswers: item({ key: 'carried-answers', kinds: ['session'], categories: ['necessary'], setBy: 'site' }),
  countedSubmissions: item({
    key: 'counted-submissions',
    kinds: ['session'],
    categories: ['analytics', 'marketing'],
    setBy: 'site',
  }),
  originalReferrer: item({
    key: 'original-referrer',
    kinds: ['session'],
    categories: ['analytics', 'marketing'],
    setBy: 'site',
  }),
  adClickId: item({ key: 'ad-click-id', kinds: ['local'], categories: ['marketing'], setBy: 'site' }),
  googleAnalytics: item({ key: '_ga*', kinds: ['cookie'], categories: ['analytics'], setBy: 'google-analytics' }),
  googleAnalyticsDay: item({ key: '_gid', kinds: ['cookie'], categories: ['analytics'], setBy: 'former-site' }),
  googleAnalyticsThrottle: item({ key: '_gat*', kinds: ['cookie'], categories: ['analytics'], setBy: 'former-site' }),
  googleAds: item({ key: '_gcl_*', kinds: ['cookie', 'local'], categories: ['marketing'], setBy: 'google-ads' }),
  metaBrowser: item({ key: '_fbp', kinds: ['cookie'], categories: ['marketing'], setBy: 'former-site' }),
  metaClick: item({ key: '_fbc', kinds: ['cookie'], categories: ['marketing'], setBy: 'former-site' }),
} as const satisfies Record<string, StoredKey>;

type StoredKeyId = keyof typeof storedKeys;

/** The ids of the rows that are still in use: all but those of the former site. */
export type ListedKeyId = {
  [Id in StoredKeyId]: (typeof storedKeys)[Id]['setBy'] extends 'former-site' ? never : Id;
}[StoredKeyId];

/** Whether a stored name belongs to a row. */
export function isStoredUnder({ key }: Pick<StoredKey, 'key'>, name: string): boolean {
  return key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key;
}
