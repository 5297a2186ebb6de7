import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentWords } from '../../../tests/consent-words.ts';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { renderSite, resetConsent, storedConsent } from './consent-stage.tsx';

const none = { necessary: true, analytics: false, marketing: false };

beforeEach(async () => {
  resetConsent();
  await page.viewport(414, 896);
});

async function seeToast(screen: ReturnType<typeof renderSite>, text: string): Promise<void> {
  await expect.element(screen.getByRole('status').getByText(text, { exact: true })).toBeInTheDocument();
  const toast = screen.getByRole('listitem').getByText(text, { exact: true });
  await expect.element(toast).toBeVisible();
  await screen.getByRole('button', { name: dictionaries.es['toast.close'] }).click();
  await expect.element(toast).not.toBeInTheDocument();
}

const { notice, refuse, accept, configure, dialog, save, manage, ...words } = consentWords.es;

test('the notice is shown, and nothing is stored before the answer', async () => {
  const screen = renderSite('es');
  await expect.element(screen.getByRole('region', { name: notice })).toBeVisible();
  // Only the button in the footer is shown so far: the floating one appears after a decision.
  expect(screen.getByRole('button', { name: manage }).elements()).toHaveLength(1);
  expect(storedConsent()).toEqual({ given: null, preferences: null });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['only necessary', refuse, none, words.refused],
  ['everything', accept, { necessary: true, analytics: true, marketing: true }, words.accepted],
])('the answer “%s” is stored and announced; a floating button appears', async (_answer, button, expected, said) => {
  // On a phone the floating button is in the panel of the contact button.
  await page.viewport(1024, 700);
  const screen = renderSite('es');
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByRole('region', { name: notice })).not.toBeInTheDocument();
  await seeToast(screen, said);
  await expect.element(screen.getByRole('button', { name: manage }).nth(1)).toBeVisible();
  expect(storedConsent()).toMatchObject({ given: 'true', preferences: expected });
});

test('the dialog ticks and locks only the necessary category, and stores the choice', async () => {
  const screen = renderSite('es');
  await screen.getByRole('button', { name: configure }).click();
  await expect.element(screen.getByRole('dialog', { name: dialog })).toBeVisible();
  const necessary = screen.getByRole('switch', { name: dictionaries.es['consent.necessary'] });
  const analytics = screen.getByRole('switch', { name: dictionaries.es['consent.analytics'] });
  const marketing = screen.getByRole('switch', { name: dictionaries.es['consent.marketing'] });
  await expect.element(necessary).toBeDisabled();
  await expect.element(necessary).toBeChecked();
  await expect.element(analytics).not.toBeChecked();
  await expect.element(marketing).not.toBeChecked();
  await analytics.click();
  await screen.getByRole('button', { name: save }).click();
  await expect.element(screen.getByRole('dialog', { name: dialog })).not.toBeInTheDocument();
  await seeToast(screen, words.saved);
  expect(storedConsent()).toMatchObject({ given: 'true', preferences: { ...none, analytics: true } });

  await screen.getByRole('button', { name: manage }).last().click();
  await expect.element(analytics).toBeChecked();
  await expect.element(marketing).not.toBeChecked();
  await analytics.click();
  await screen.getByRole('button', { name: save }).click();
  await expect.poll(() => storedConsent().preferences).toMatchObject(none);
  await seeToast(screen, words.saved);
});

test('closing the dialog without saving stores no decision', async () => {
  const screen = renderSite('es');
  await screen.getByRole('button', { name: configure }).click();
  await screen.getByRole('switch', { name: 'Analíticas' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: dialog })).not.toBeInTheDocument();
  expect(storedConsent()).toEqual({ given: null, preferences: null });
  await expect.element(screen.getByRole('region', { name: notice })).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: configure }).element());
  await screen.getByRole('button', { name: configure }).click();
  await expect.element(screen.getByRole('switch', { name: 'Analíticas' })).not.toBeChecked();
});

test('the button in the footer opens the dialog too', async () => {
  const screen = renderSite('es');
  await screen.getByRole('contentinfo').getByRole('button', { name: manage }).click();
  await expect.element(screen.getByRole('dialog', { name: dialog })).toBeVisible();
});

test('the notice takes no focus, shifts no content, and restores the focus', async () => {
  const screen = renderSite('es');
  const field = screen.getByLabelText('Nombre');
  (field.element() as HTMLElement).focus();
  const place = field.element().getBoundingClientRect().top;
  await expect.element(screen.getByRole('region', { name: notice })).toBeVisible();
  expect(document.activeElement).toBe(field.element());
  expect(field.element().getBoundingClientRect().top).toBe(place);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: refuse }).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: notice })).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('the button to refuse is beside the button to accept, with the same size and style', async () => {
  const screen = renderSite('es');
  const [no, yes] = [refuse, accept].map((name) => screen.getByRole('button', { name }));
  await expect.element(no!).toBeVisible();
  const [one, other] = [no!.element(), yes!.element()];
  const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  // Browsers divide the width into 64ths of a pixel, so that one column may be a 64th wider.
  expect(left.width).toBeCloseTo(right.width, 1);
  expect([left.height, left.top]).toEqual([right.height, right.top]);
  for (const property of ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'boxShadow', 'borderColor'] as const) {
    expect(getComputedStyle(one)[property]).toBe(getComputedStyle(other)[property]);
  }
});

test('the notice never covers a focused element or the end of the page', async () => {
  const screen = renderSite('es');
  const region = screen.getByRole('region', { name: notice });
  await expect.element(region).toBeVisible();
  for (const link of document.querySelectorAll<HTMLElement>('main a')) {
    link.focus();
    await expect
      .poll(() => link.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(region.element().getBoundingClientRect().top);
  }
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const foot = screen.getByRole('contentinfo').getByRole('button', { name: manage }).element().getBoundingClientRect();
  expect(foot.bottom).toBeLessThanOrEqual(region.element().getBoundingClientRect().top);
});

test('a control that has the focus where the notice appears is moved above it', async () => {
  const screen = renderSite('es');
  const lowest = [...document.querySelectorAll<HTMLElement>('main a')].at(-2)!;
  lowest.scrollIntoView({ block: 'end', behavior: 'instant' });
  lowest.focus({ preventScroll: true });
  const region = screen.getByRole('region', { name: notice });
  await expect.element(region).toBeVisible();
  await expect
    .poll(() => lowest.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(region.element().getBoundingClientRect().top);
});

test('a decision in another tab applies here', async () => {
  await page.viewport(1024, 700);
  const screen = renderSite('es');
  await expect.element(screen.getByRole('region', { name: notice })).toBeVisible();
  localStorage.setItem(
    'cookie-preferences',
    JSON.stringify({ ...none, version: 1, decidedAt: new Date().toISOString() }),
  );
  localStorage.setItem('cookie-consent', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-preferences' }));
  await expect.element(screen.getByRole('region', { name: notice })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: manage }).nth(1)).toBeVisible();
});
