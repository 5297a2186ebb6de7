import type { BrowserContext, Page } from '@playwright/test';
import { dictionaries } from '../src/i18n/words/dictionaries.ts';
import type { Language } from '../src/i18n/language.ts';
import { routePath } from '../src/site/routes.ts';
import { isStoredUnder, storedKeys, type StorageKind } from '../src/site/stored-keys.ts';
import { readHtml } from './html-elements.ts';
import type { SiteServer } from './site-server.ts';

/** A row of the cookie policy. */
export type ListedItem = { key: string; kinds: StorageKind[] };

/** Names with their kind: `cookie site-language`, `local cookie-consent`. */
export type StoredNames = Set<string>;

/** From this call on, records every item that a script stores in a page of the context, even if it is removed later. */
export async function noteStored(context: BrowserContext): Promise<StoredNames> {
  const names: StoredNames = new Set();
  await context.exposeBinding('noteStored', (_, name: string) => void names.add(name));
  await context.addInitScript(() => {
    const note = (kind: StorageKind, name: string) =>
      void (window as unknown as { noteStored: (name: string) => Promise<void> }).noteStored(`${kind} ${name}`);
    try {
      const kindOf = (store: Storage) => (store === window.localStorage ? 'local' : 'session');
      // Unloading a document may lose a record; the next document records the stored item again.
      for (const store of [localStorage, sessionStorage])
        for (const name of Object.keys(store)) note(kindOf(store), name);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(name, value) {
        note(kindOf(this), name);
        setItem.call(this, name, value);
      };
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookie,
        set(this: Document, text: string) {
          if (!/max-age=0/i.test(text)) note('cookie', text.split('=', 1)[0]!);
          cookie.set!.call(this, text);
        },
      });
    } catch {
      // An empty document has no storage.
    }
  });
  return names;
}

/** The items that a browser stores at this moment. */
export async function storedNow(page: Page): Promise<StoredNames> {
  const cookies = await page.context().cookies();
  const stores = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
  ]);
  return new Set([...cookies.map(({ name }) => `cookie ${name}`), ...stores]);
}

/** Names of stored items that need a permission. */
export async function storedByPermission(page: Page): Promise<string[]> {
  const necessary = Object.values(storedKeys).filter(({ categories }) =>
    (categories as readonly string[]).includes('necessary'),
  );
  return [...(await storedNow(page))].filter(
    (full) => !necessary.some((key) => isStoredUnder(key, full.split(' ')[1] ?? '')),
  );
}

/** The rows of a site's cookie policy. An item that two permissions allow has a row in both tables. */
export async function listedItems(site: SiteServer, language: Language): Promise<ListedItem[]> {
  const policy = await fetch(`${site.url}${routePath('cookies', language)}?lang=${language}`);
  const tables = readHtml(await policy.text()).find(({ attributes }) => 'data-cookie-table' in attributes);
  const words = dictionaries[language];
  const kinds = (['cookie', 'local', 'session'] as const).map((kind) => [kind, words[`legal.kind.${kind}`]] as const);
  const cells = readHtml(tables?.html ?? '');
  return cells.flatMap(({ name, attributes, text }, place) => {
    if (name !== 'th' || attributes['scope'] !== 'row') return [];
    const where = cells.slice(place).find((cell) => cell.name === 'td')?.text ?? '';
    return [{ key: text, kinds: kinds.flatMap(([kind, word]) => (where.includes(word) ? [kind] : [])) }];
  });
}

/** Replaces each stored name by the row of the policy that matches it; a name without a row is kept. */
export function compared(items: readonly ListedItem[], names: StoredNames): { listed: string[]; stored: string[] } {
  const listed = items.flatMap(({ key, kinds }) => kinds.map((kind) => `${kind} ${key}`));
  const stored = [...names].map(
    (full) =>
      listed.find((row) => {
        const [kind = '', key = ''] = row.split(' ');
        const [storedKind, name = ''] = full.split(' ');
        return kind === storedKind && isStoredUnder({ key }, name);
      }) ?? full,
  );
  return { listed: [...new Set(listed)].toSorted(), stored: [...new Set(stored)].toSorted() };
}
