import { storedNames, writeStore } from '../../browser/storage.ts';
import {
  isStoredUnder,
  storedKeys,
  type ConsentCategory,
  type StoredKey,
  type StorageKind,
} from '../../site/stored-keys.ts';

/**
 * Erases everything whose categories are all refused: entries of both stores, and cookies. Erases a cookie on every
 * level of the domain, because trackers use the highest level.
 * @param refused the categories that the visitor does not accept
 */
export function eraseStored(refused: readonly ConsentCategory[]): void {
  const rows = Object.values<StoredKey>(storedKeys).filter(({ categories }) =>
    categories.every((category) => refused.includes(category)),
  );
  for (const name of cookieNames()) {
    if (isUnderAny(rows, 'cookie', name))
      for (const domain of domainLevels(location.hostname)) expireCookie(name, domain);
  }
  for (const [kind, store] of [
    ['local', 'localStorage'],
    ['session', 'sessionStorage'],
  ] as const) {
    for (const name of storedNames(store)) if (isUnderAny(rows, kind, name)) writeStore(store, name, null);
  }
}

function isUnderAny(rows: readonly StoredKey[], kind: StorageKind, name: string): boolean {
  return rows.some((row) => row.kinds.includes(kind) && isStoredUnder(row, name));
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
}

/**
 * The domains that a cookie of this host may belong to: the host alone (null), the host, and the domains above it.
 * `www.centro.example.com` gives null, itself, `centro.example.com`, `example.com`.
 */
export function domainLevels(hostname: string): (string | null)[] {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const count = isAddress || labels.length < 2 ? 0 : labels.length - 1;
  return [null, ...Array.from({ length: count }, (_, level) => labels.slice(level).join('.'))];
}

function expireCookie(name: string, domain: string | null): void {
  document.cookie = `${name}=; Path=/; Max-Age=0${domain === null ? '' : `; Domain=${domain}`}`;
}
