/** Where a browser keeps an item. */
export type StorageKind = 'cookie' | 'local' | 'session';

/** What an item is for; the last two need the visitor's permission (LSSI, article 22.2). */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing';

/** One item, as far as a browser has to know it: the texts about it stand in `stored-items.ts`. */
export type StoredKey = {
  /** Name of the item; a `*` at its end stands for any ending. */
  key: string;
  kinds: readonly StorageKind[];
  category: ConsentCategory;
};

function item<const T extends StoredKey>(key: T): T {
  return key;
}

/**
 * Everything that the site, or what it loads, may store in a browser. The eraser works through this table, and every row
 * needs its texts in `stored-items.ts`, from which the cookie policy is drawn (D26).
 */
export const storedKeys = {
  consent: item({ key: 'cookie-consent', kinds: ['local'], category: 'necessary' }),
  preferences: item({ key: 'cookie-preferences', kinds: ['local'], category: 'necessary' }),
  language: item({ key: 'site-language', kinds: ['cookie', 'local'], category: 'necessary' }),
  languageRedirect: item({ key: 'language-redirect', kinds: ['session'], category: 'necessary' }),
  scrollPositions: item({ key: 'scroll-positions', kinds: ['session'], category: 'necessary' }),
  reloadedForBuild: item({ key: 'reloaded-for-build', kinds: ['session'], category: 'necessary' }),
  formSubmission: item({ key: 'form-submission', kinds: ['session'], category: 'necessary' }),
  countedSubmissions: item({ key: 'counted-submissions', kinds: ['session'], category: 'necessary' }),
  originalReferrer: item({ key: 'original-referrer', kinds: ['session'], category: 'necessary' }),
  adClickId: item({ key: 'ad-click-id', kinds: ['local'], category: 'marketing' }),
  googleAnalytics: item({ key: '_ga*', kinds: ['cookie'], category: 'analytics' }),
  googleAnalyticsDay: item({ key: '_gid', kinds: ['cookie'], category: 'analytics' }),
  googleAnalyticsThrottle: item({ key: '_gat*', kinds: ['cookie'], category: 'analytics' }),
  googleAds: item({ key: '_gcl_*', kinds: ['cookie', 'local'], category: 'marketing' }),
  metaBrowser: item({ key: '_fbp', kinds: ['cookie'], category: 'marketing' }),
  metaClick: item({ key: '_fbc', kinds: ['cookie'], category: 'marketing' }),
} as const satisfies Record<string, StoredKey>;

export type StoredKeyId = keyof typeof storedKeys;

/** Tells whether a stored name is the one that a row means. */
export function isStoredUnder({ key }: Pick<StoredKey, 'key'>, name: string): boolean {
  return key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key;
}
