import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { test } from '../page-test.ts';
import { addPasskeyDevice } from '../passkey-browser.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { commandLine, sessionIdleMs } from '../../src/schema/office.ts';
import { writeLog } from '../../server/office/log/office-log.ts';
import { invite } from '../../server/office/people/people-queries.ts';
import { startSmtpPeer, type SmtpPeer } from '../smtp-peer.ts';

let mailbox: SmtpPeer;
let site: SiteServer;
let office: OfficeServer;

test.beforeAll(async () => {
  mailbox = await startSmtpPeer();
  const settings = { SMTP_URL: mailbox.url };
  site = await startSite(settings);
  office = await startOfficeServer({ DATA_DIR: site.dataDir, SITE_URL: site.url, ...settings });
});
test.afterAll(async () => {
  await office.stop();
  await site.stop();
  await mailbox.stop();
});

const eva = 'eva@example.com';

/** Stores enquiries in the database that site and office share; the last one is the newest. */
async function receive(...names: string[]): Promise<void> {
  for (const name of names) {
    const email = `${name.split(' ')[0]!.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`;
    await office.parts.store.accept(sampleEnquiry({ name, email }));
  }
}

/** Opens the office as a signed-in person. */
async function open(context: BrowserContext, { person = eva, path = '/' } = {}): Promise<Page> {
  await office.signIn(context, person);
  const page = await context.newPage();
  await page.goto(office.url + path);
  return page;
}

/** Counts the mails with answers, both sent and unsent: the site sends mails during the test. */
async function answersQueued(): Promise<number> {
  const { waiting, leased, sent } = (await office.parts.store.outboxSummary())['answer-mail'];
  return waiting + leased + sent;
}

const line = (page: Page, name: string): Locator => page.getByRole('main').getByRole('link', { name });
const pane = (page: Page): Locator => page.getByRole('article');
const state = (page: Page): Locator => pane(page).locator('[aria-pressed="true"]');

/** Follows the link of an invitation on a device that creates passkeys. */
async function join(page: Page, email: string): Promise<string> {
  await addPasskeyDevice(page);
  const { token } = await invite(office.parts.db, { email, role: 'office', now: new Date() });
  const link = `${office.url}/invitacion#${token}`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();
  return link;
}

test('a link creates a passkey, the passkey signs in, and the link works once', async ({ page }) => {
  const link = await join(page, 'ana@example.com');
  await page.getByRole('button', { name: 'ana@example.com' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar en la oficina' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('ya se ha usado');
});

test('a day of the office: an enquiry is found by name, taken in hand, noted, answered, exported', async ({
  context,
}) => {
  await receive('Íñigo Zubiría Peña', 'Berta Soler', 'Carla Prieto');
  let answerList = () => {};
  const held = new Promise<void>((resolve) => (answerList = resolve));
  await context.route('**/api/enquiries?*', async (route) => held.then(() => route.continue()));
  const page = await open(context);
  await expect(page.getByRole('main').getByText('Un momento…')).toBeVisible();
  await expect(page.getByText('0 consultas')).toHaveCount(0);
  answerList();
  await expect(line(page, 'Carla Prieto')).toBeVisible();
  await expect(page.getByText(/^\d+ consultas · /)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('zubiria pena');
  await expect(line(page, 'Berta Soler')).toBeHidden();
  await expect(page).toHaveURL(/search=zubiria\+pena/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(line(page, 'Íñigo Zubiría Peña')).toBeFocused();
  await page.keyboard.press('o');
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(pane(page)).toContainText('¿Puedo empezar en noviembre?');
  expect(await accessibilityFaults(page)).toEqual([]);

  await pane(page).getByRole('button', { name: 'Me la quedo' }).click();
  await expect(state(page)).toHaveText('En curso');
  await pane(page).getByLabel('Nota para la oficina').fill('Prefiere que le llamen por la tarde.');
  await pane(page).getByRole('button', { name: 'Guardar nota' }).click();
  await expect(pane(page).getByRole('listitem').filter({ hasText: 'Prefiere que le llamen' })).toBeVisible();

  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(page).getByLabel('Respuesta a').fill('Hola, Íñigo:\n\nPuedes empezar en enero.');
  await page.reload();
  await expect(pane(page).getByLabel('Respuesta a')).toHaveValue(/Puedes empezar en enero/);
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(state(page)).toHaveText('Contestada');
  await expect(pane(page).getByText('Yo: respuesta')).toBeVisible();
  expect(await answersQueued()).toBe(1);

  await page.keyboard.press('Escape');
  await expect(line(page, 'Íñigo Zubiría Peña')).toBeFocused();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  const rows = await readSheet(await readFile(await saved.path()));
  expect(rows.slice(1).map((row) => row.includes('Íñigo Zubiría Peña'))).toEqual([true]);
});

test("of two people on one enquiry, the second one sees the first one's change, and nothing is overwritten", async ({
  browser,
}) => {
  await receive('Dora Vives');
  const mails = await answersQueued();
  const mine = await browser.newContext();
  const theirs = await browser.newContext();
  const page = await open(mine);
  await line(page, 'Dora Vives').click();
  await expect(state(page)).toHaveText('Nueva');
  const other = await open(theirs, { person: 'hugo@example.com', path: new URL(page.url()).search });
  await pane(other).getByRole('button', { name: 'No le interesa' }).click();
  await expect(state(other)).toHaveText('No le interesa');

  await pane(page).getByRole('button', { name: 'En curso' }).click();
  await expect(pane(page).getByRole('alert')).toContainText('hugo ha cambiado esta consulta');
  await expect(state(page)).toHaveText('No le interesa');
  expect(await accessibilityFaults(page)).toEqual([]);
  await pane(page).getByRole('button', { name: 'Cambiarla a «En curso»' }).click();
  await expect(state(page)).toHaveText('En curso');

  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(pane(page).getByLabel('Respuesta a')).toBeFocused();
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await expect(pane(page).getByText('Para', { exact: true })).toBeInViewport({ ratio: 1 });
  await other.reload();
  await pane(other).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(other).getByText('Responder desde mi programa de correo').click();
  await pane(other).getByRole('button', { name: 'marcar como contestada' }).click();
  await expect(state(other)).toHaveText('Contestada');
  await pane(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(pane(page).getByRole('alert')).toContainText('hugo ha contestado mientras escribías');
  expect(await answersQueued()).toBe(mails);
  await pane(page).getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expect(pane(page).getByText('Yo: respuesta')).toBeVisible();
  await mine.close();
  await theirs.close();
});

test('the end of a session is announced; after the next sign-in the text is still there, also in a new document', async ({
  page,
}) => {
  await page.clock.install();
  await receive('Félix Roca');
  await join(page, 'luz@example.com');
  await line(page, 'Félix Roca').click();
  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(page).getByLabel('Respuesta a').fill('Hola, Félix: seguimos en contacto.');
  await pane(page).getByLabel('Nota para la oficina').fill('Sin guardar todavía.');
  const notice = page.getByText('Si no tocas nada, la sesión termina a las');
  const seenAt = new Date(Date.now() - sessionIdleMs + 4 * 60_000).toISOString();
  await office.parts.db.updateTable('office_sessions').set({ seen_at: seenAt }).execute();
  await page.clock.fastForward('01:30');
  await expect(notice).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:21');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(pane(page).getByLabel('Nota para la oficina')).toHaveValue('Sin guardar todavía.');
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await office.parts.db.deleteFrom('office_sessions').where('email', '=', 'luz@example.com').execute();
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'La sesión ha terminado' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(pane(page).getByLabel('Nota para la oficina')).toHaveValue('Sin guardar todavía.');
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(state(page)).toHaveText('Contestada');
});

test('a screen whose code cannot be loaded keeps the bar, and opens once the office answers', async ({ context }) => {
  const page = await open(context);
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();
  await context.route(/\/(assets|api)\//, (route) => route.abort());
  await page.getByRole('link', { name: 'Visitas' }).click();
  await expect(page.getByRole('alert')).toContainText('no se ha podido abrir');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByText('Sin conexión con la oficina')).toBeVisible();
  await context.unroute(/\/(assets|api)\//);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeVisible();
});

test('several enquiries are changed at once, by keyboard alone, on a phone', async ({ browser }) => {
  await office.parts.store.accept(sampleEnquiry({ name: 'Gema Sanz', course: 'a-course-that-left-the-site' }));
  await receive('Gema Ríos', 'Gema Luna');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, { path: '/?search=gema' });
  await expect(line(page, 'Gema Ríos')).toBeVisible();
  const time = page.getByRole('listitem').filter({ hasText: 'Gema Sanz' }).locator('time');
  expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCSS('mask-image', /gradient/);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  // The second change is chosen before the first request is answered, and builds on the first change.
  await page.route('**/api/enquiries/marks', (route) => delay(1000).then(() => route.continue()));
  const picked = page.getByRole('group', { name: 'Consultas marcadas' });
  await picked.getByRole('button', { name: 'Estado' }).press('Enter');
  await page.getByRole('button', { name: 'Correo basura' }).press('Enter');
  await picked.getByRole('button', { name: 'La lleva' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yo' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Correo basura .* Yo$/ })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('pages that owners see are accessible, and the page of people is not linked for others', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  await office.signIn(context, 'direccion@example.com', 'owner');
  const at = new Date();
  await receive('Olga Vidal');
  const { id: enquiry } = await office.parts.db
    .selectFrom('enquiries')
    .select('id')
    .where('name', '=', 'Olga Vidal')
    .executeTakeFirstOrThrow();
  await writeLog(office.parts.db, { at, by: commandLine, action: 'invited', subject: 'hugo@example.com' });
  await writeLog(office.parts.db, { at, by: eva, action: 'read', subject: enquiry });
  const page = await context.newPage();
  const words = {
    '/quien-espera': 'Quién espera',
    '/cifras': 'Cifras',
    '/personas': 'Personas',
    '/registro': 'Registro',
  };
  for (const [path, word] of Object.entries({ ...words, '/borrar-y-conservar': 'Borrar y conservar' })) {
    await page.goto(office.url + path);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await expect(page.getByRole('main').getByText('Un momento…')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.goto(`${office.url}/registro`);
  await expect(page.getByRole('cell', { name: 'línea de comandos' })).toBeVisible();
  await page.getByRole('link', { name: enquiry }).click();
  await expect(pane(page).getByRole('heading', { name: 'Olga Vidal' })).toBeVisible();
  const others = await open(await browser.newContext());
  await expect(others.getByRole('link', { name: 'Cifras' })).toBeVisible();
  await expect(others.getByRole('link', { name: 'Personas' })).toHaveCount(0);
  await others.context().close();
  await context.close();
});
