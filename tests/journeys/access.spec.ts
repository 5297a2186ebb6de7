import { expect, type Page } from '@playwright/test';
import { withDecision } from '../consent-steps.ts';
import { sendEnquiry } from '../contact-form.ts';
import { openLive, test } from '../site-test.ts';

/** Collects what live regions say from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const spoken = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(spoken),
      );
      for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

for (const path of ['/cursos', '/courses']) {
  test(`Escape closes the form over ${path} from within its frame, and the focus goes back`, async ({ page, site }) => {
    await openLive(page, site, path);
    const opener = page.locator('main button[aria-haspopup="dialog"]').first();
    await opener.click();
    const name = page.frameLocator('dialog iframe').locator('[name="name"]');
    await name.focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('the alumni are quiet until they are turned', async ({ page, site }) => {
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/preparacion-convocatoria');
  const said = await listen(page);
  const carousel = page.locator('[aria-roledescription="carrusel"]').last();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready');
  await page.waitForTimeout(500);
  expect((await said()).filter((text) => /\d de \d/.test(text))).toEqual([]);
  await carousel.getByRole('button', { name: 'Siguiente' }).click();
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^2 de \d+: \S/);
});

test('a text is said to be copied at every press', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/blog/un-dia-en-la-torre');
  const copy = page.getByRole('button', { name: 'Copiar enlace' });
  await copy.scrollIntoViewIfNeeded();
  const said = await listen(page);
  await copy.click();
  await expect.poll(async () => (await said()).length).toBe(1);
  await copy.click();
  await expect.poll(said).toEqual(['Enlace copiado', 'Enlace copiado']);
  await expect(page.getByRole('link', { name: 'Compartir en LinkedIn' })).toHaveCount(1);
});

test('the reference stays in sight on the thank-you page', async ({ page, site }) => {
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/contacto');
  await sendEnquiry(page);
  await expect(page.getByText(/Tu referencia: [0-9A-F]{8}/)).toBeVisible();
});

test('forced colours tell what is current and chosen', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, site, '/cursos');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBlockEndColor } = getComputedStyle(element);
        return `${backgroundColor} ${borderBlockEndColor}`;
      });
  const main = 'main nav[aria-label="Categorías de cursos"] a';
  const menu = 'header nav a';
  expect(await look(`${main}[aria-current]`)).not.toBe(await look(`${main}:not([aria-current])`));
  expect(await look(`${menu}[aria-current]`)).not.toBe(await look(`${menu}:not([aria-current])`));
  const toggle = 'header a[data-chooses-language] span';
  expect(await look(`${toggle}:first-child`)).not.toBe(await look(`${toggle}:nth-child(2)`));
});

test('a section that cannot be had leaves the rest of an opened page standing', async ({ page, site }) => {
  await openLive(page, site, '/exito');
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => (document.documentElement.dataset['noticed'] = '')),
  );
  await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
  await page.locator('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[data-section]').first().scrollIntoViewIfNeeded();
  await expect(page.getByText('Esta parte de la página no se ha podido cargar.').first()).toBeVisible();
  await expect(page.locator('html[data-noticed]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('without a previous route the lost page leads home', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(history, 'length', { value: 1 }));
  await openLive(page, site, '/no-existe');
  await page.getByRole('button', { name: 'Regresar a ruta anterior' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('the menu for students closes behind the focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, site, '/exito');
  const panel = page.locator('#student-menu');
  await page.getByRole('button', { name: 'Acceso alumnos' }).press('Enter');
  await expect(panel).toBeVisible();
  const links = panel.getByRole('link');
  await links.last().focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});

test('zoomed to 400 %, the cookie notice leaves half of the window to the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, site, '/');
  const notice = page.getByRole('region', { name: 'Aviso de cookies' });
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect(Math.round(box?.height ?? Infinity)).toBeLessThanOrEqual(128);
  const refuse = notice.getByRole('button', { name: 'Solo necesarias' });
  await refuse.focus();
  await expect(refuse).toBeInViewport();
});

test('words of the other language are marked as such', async ({ page, site }) => {
  const spanish = page.getByRole('main').locator('[lang="es"]');
  await page.goto(`${site.url}/solicitar-licencia?lang=en`);
  await expect(spanish.filter({ hasText: 'Solicitud general' }).first()).toBeAttached();
  await page.goto(`${site.url}/blog/requisitos-para-ser-controlador-aereo?lang=en`);
  await expect(spanish.filter({ hasText: 'bachillerato' }).first()).toBeAttached();
  await page.goto(`${site.url}/blog/fraseologia-aeronautica?lang=es`);
  await expect(page.getByRole('main').locator('[lang="en"]').nth(50)).toBeAttached();
});
