import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fillCentre } from '../../src/schema/placeholders.ts';
import { pagesOnPaper } from '../pages-on-paper.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';
import { builtContent } from '../built-content.ts';

const { licenceGuide, centre, career } = builtContent;
const { instructions, help } = licenceGuide;
const { application } = instructions;
const [block1, block2] = application.data.texts;
if (!block1 || !block2) throw new Error('The guide has lost its texts.');
const path = '/solicitar-licencia';

const copyButton = (page: Page, field: 'subject' | 'statement' | 'request') => {
  const { copy, labels } = application.data;
  return page.getByRole('button', { name: new RegExp(`^${copy.es}.*${labels[field].es}$`) });
};

test("instructions open one at a time; the texts for the studied block are copied, with the centre's data", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, site, path);
  const [fee, general] = [page.locator('#fee-details'), page.locator('#application-details')];
  await page.getByRole('link', { name: /Paga la tasa$/ }).click();
  await expect(fee).toBeVisible();
  await page.getByRole('link', { name: /Presenta la solicitud general$/ }).click();
  await expect(general).toBeVisible();
  await expect(fee).toBeHidden();
  await page.getByRole('tab', { name: block2.title.es }).click();
  for (const field of ['subject', 'statement', 'request'] as const) {
    await copyButton(page, field).click();
    await expect(page.getByRole('status').filter({ hasText: application.data.copied.es }).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fillCentre(block2[field], centre));
  }
  await page.getByText(application.title.es).click();
  await expect(general).toBeHidden();
});

test('if the browser refuses to copy, the text is selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openLive(page, site, `${path}#application-details`);
  await copyButton(page, 'request').click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(block1.request);
  await expect(page.getByRole('status').filter({ hasText: 'seleccionado' })).toBeVisible();
});

test('help is a message to the technical office, whose address is not in the served page', async ({ page, site }) => {
  const { email } = centre.technicalOffice;
  expect(await (await fetch(site.url + path)).text()).not.toContain(email);
  await openLive(page, site, path);
  const mail = `mailto:${email}?subject=${encodeURIComponent(help.subject.es)}`;
  // At the top of the page the link is a floating button. On phones it is in the bar, also beside the cookie notice.
  const links = page.getByRole('link', { name: help.label.es, exact: true });
  await expect(page.getByRole('complementary').and(page.getByLabel(help.label.es)).locator(links)).toHaveAttribute(
    'href',
    mail,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-page-bar]').locator(links)).toBeInViewport();
  await expect(page.locator('[data-page-bar]').locator(links)).toHaveAttribute('href', mail);
  await page.getByRole('link', { name: 'Escribir a la oficina técnica' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Escribir a la oficina técnica' })).toHaveAttribute('href', mail);
});

test('the checklist stores ticks and dates, shows the time limits, and can be deleted', async ({ page, site }) => {
  await openLive(page, site, path);
  const list = page.locator('#checklist');
  const { checklist } = licenceGuide;
  const box = list.getByRole('checkbox', { name: checklist.items[6]!.text.es });
  await box.check();
  await list.getByLabel(checklist.fields.finished.es).fill('2028-02-29');
  await list.getByLabel(checklist.fields.issued.es).fill('2020-05-04');
  await expect(list.getByText('28 de febrero de 2029')).toBeVisible();
  await expect(list.getByText(checklist.past.es, { exact: true })).toHaveCount(1);

  const download = page.waitForEvent('download');
  await list.getByRole('link', { name: checklist.calendar.es }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20290228']);

  await page.goto(`${site.url}${path}?lang=en`);
  await wake(page);
  await expect(list.getByText('February 28, 2029')).toBeVisible();
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await list.getByRole('button', { name: checklist.erase.en }).click();
  await expect(list.getByText('February 28, 2029')).toHaveCount(0);
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('licence-checklist'))).toBeNull();
});

test('the checklist is printed alone, on one page with the widest usual margin', async ({ page, site }) => {
  await page.addInitScript(() => (window.print = () => {}));
  await openLive(page, site, path);
  const list = page.locator('#checklist');
  for (const field of await list.locator('input[type=date]').all()) await field.fill('2026-07-15');
  await list.getByRole('combobox').selectOption('4');
  await list.getByRole('button', { name: licenceGuide.checklist.print.es }).click();
  expect(await pagesOnPaper(page, '13mm')).toBe(1);
});

test('on paper there is only the page’s own content and its publisher, with open instructions and addresses', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/bloque-1-habilitacion-torre', path]) {
    await openLive(page, site, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toContainText([centre.name, 'Madrid', 'Gran Canaria', centre.phone.display]);
    await expect(footer.getByText('Las fechas de los cursos son un ejemplo')).toBeVisible();
    await expect(footer.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.locator('iframe, [data-dock]').filter({ visible: true })).toHaveCount(0);
  }
  for (const { request } of application.data.texts) await expect(page.getByText(request)).toBeVisible();
  for (const { title } of instructions.fee.points)
    await expect(page.getByText(title.es, { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const links = await page
    .locator('main a[href^="https:"]')
    .evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link, '::after').content, `"${link.getAttribute('href')}"`]),
    );
  expect(links.length).toBeGreaterThan(5);
  for (const [printed, href] of links) expect(printed).toBe(href);
});

test('without JavaScript instructions open, and help links to the contact page', async ({ unscripted: page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(site.url + path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByText(application.title.es).click();
  for (const { request } of application.data.texts) await expect(page.getByText(request)).toBeVisible();
  await expect(page.getByRole('button', { name: /Copiar|Imprimir|Borrar/ })).toHaveCount(0);
  const { clocks } = career;
  await expect(page.getByText(clocks.items.find(({ id }) => id === 'start')!.text.es)).toBeVisible();
  await page.getByRole('link', { name: 'Escribir a la oficina técnica' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
});
