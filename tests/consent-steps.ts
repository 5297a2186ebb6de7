import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../src/i18n/language.ts';
import { consentWords } from './consent-words.ts';

/** The signals for advertisements, granted and denied. */
export const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
export const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

/** The parts of a page that ask for consent. */
export function consentParts(page: Page, language: Language) {
  const words = consentWords[language];
  const notice = page.getByRole('region', { name: words.notice });
  const dialog = page.getByRole('dialog', { name: words.dialog });
  const answer = (name: string): Locator => notice.getByRole('button', { name, exact: true });
  const category = (name: string): Locator => dialog.getByRole('switch', { name, exact: true });
  return {
    words,
    notice,
    refuse: answer(words.refuse),
    accept: answer(words.accept),
    configure: answer(words.configure),
    dialog,
    analytics: category(words.analytics),
    marketing: category(words.marketing),
    necessary: category(words.necessary),
    save: dialog.getByRole('button', { name: words.save }),
    floating: page.locator('[data-dock]').getByRole('button', { name: words.manage, exact: true }),
    footerButton: page.getByRole('contentinfo').getByRole('button', { name: words.manage }),
    toast: (text: string) => page.getByRole('listitem').getByText(text, { exact: true }),
    /** The announced text. */
    said: (text: string) => page.getByRole('status').getByText(text, { exact: true }),
  };
}

export async function storedDecision(page: Page): Promise<{ given: string | null; preferences: unknown }> {
  return page.evaluate(() => ({
    given: localStorage.getItem('cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as unknown,
  }));
}

/** Stores a decision before the page's scripts run, as if the visitor had decided on an earlier visit. */
export async function withDecision(page: Page, choice: { analytics: boolean; marketing: boolean }): Promise<void> {
  await page.addInitScript((decided) => {
    if (localStorage.getItem('cookie-consent')) return;
    const preferences = { necessary: true, ...decided, version: 1, decidedAt: new Date().toISOString() };
    localStorage.setItem('cookie-consent', 'true');
    localStorage.setItem('cookie-preferences', JSON.stringify(preferences));
  }, choice);
}

/** The commands and events in a page's data layer, in order; commands are arrays. */
export async function dataLayerOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as Window & { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
}

/** Decides through the notice and waits until it is hidden. */
export async function decide(page: Page, language: Language, answer: 'accept' | 'refuse'): Promise<void> {
  const parts = consentParts(page, language);
  await parts[answer].click();
  await expect(parts.notice).toHaveCount(0);
}
