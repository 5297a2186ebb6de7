import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { git, push } from '../content-repository.ts';
import { startOfficeServer, type OfficeServer } from '../office-server.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';

/**
 * Longest publication, in milliseconds. Rendering has a lower priority than the other journeys, and takes minutes while
 * they run.
 */
const longestPublication = 900_000;

// The window has room for the form only: a preview beside the form would be rendered after every change.
test.use({ viewport: { width: 1100, height: 800 } });

let folder: string;
let site: SiteServer;
let office: OfficeServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  const [address, developer] = [join(folder, 'site.git'), join(folder, 'developer')];
  await mkdir(developer);
  git(folder, 'init', '-q', '--bare', address);
  git(developer, 'init', '-q');
  git(developer, 'remote', 'add', 'origin', address);
  await cp('content', join(developer, 'content'), { recursive: true });
  push(developer, 'Begin');
  site = await startSite();
  office = await startOfficeServer({ DATA_DIR: site.dataDir, SITE_URL: site.url, CONTENT_REPOSITORY: address });
});
test.afterAll(async () => {
  await office.stop();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Reads a page of the public site. */
const read = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

/** Follows links by keyboard, such as those in the bar. */
async function follow(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name, exact: true }).press('Enter');
}

const line = (page: Page, name: string): Locator => page.getByRole('main').getByRole('link', { name });
/** Opens a group of a text. The link of the group also contains the number of its problems. */
const part = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Partes' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .press('Enter');
const text = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Waits until the server has saved the typed text. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByText('Guardando…')).toHaveCount(0);
  await expect(page.getByText(/^Guardado \d/).first()).toBeVisible();
}

/** Types texts one after another; the server gets them together, soon after the last one. */
async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, words] of Object.entries(texts)) {
    await text(page, name).press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  }
}

/** Each change: the public page that shows it, and the text there. */
const changes = {
  price: ['/bloque-1-habilitacion-torre', '28.765'],
  edition: ['/calendario', '1 de marzo de 2027'],
  sentence: ['/?lang=en', 'AESA-certified training on two campuses, whether you start from scratch or train further.'],
  teacher: ['/feedback', 'Zulema T.'],
  article: ['/blog/que-se-ve-desde-la-torre', 'Desde la torre se ve la pista entera.'],
} as const;
const gone = ['/cursos', 'Actualización ATC'] as const;
/** Matches the address of the replaced picture, which contains the name of the picture’s file. */
const drawn = /\/instructor-alba-r-[\w.-]+/;

let before: string | undefined;

async function expectSite(isPublished: boolean): Promise<void> {
  for (const [path, words] of Object.values(changes)) {
    const there = expect.poll(() => read(path), path);
    await (isPublished ? there.toContain(words) : there.not.toContain(words));
  }
  const course = (await read(gone[0])).includes(gone[1]);
  expect([gone[1], course]).toEqual([gone[1], !isPublished]);
  const picture = drawn.exec(await read('/feedback'))![0];
  before ??= picture;
  expect(picture === before).toBe(!isPublished);
}

async function changeCourses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nueva edición' }).press('Enter');
  await page.getByRole('combobox', { name: 'Curso' }).pressSequentially('Bloque 1');
  await page.getByLabel('Primer día').fill('2027-03-01');
  await expect(page.getByText('Vacío: 31 de agosto de 2027, tras 6 meses.')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir edición' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Madrid · 1 de marzo de 2027' })).toBeVisible();
  await part(page, 'Datos del curso');
  await fill(page, { Precio: '28765' });
  await kept(page);
  const changed = page.getByRole('region', { name: 'Cambios sin publicar' });
  for (const words of [changes.price[1], changes.edition[1], changes.edition[0]])
    await expect(changed).toContainText(words);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await line(page, gone[1]).press('Enter');
  await page.getByRole('button', { name: 'Sacar de la web' }).press('Enter');
  await kept(page);
}

async function changeTexts(page: Page): Promise<void> {
  await follow(page, 'Textos');
  await line(page, 'Portada').first().press('Enter');
  await page.getByRole('navigation', { name: 'Partes' }).getByRole('link').nth(1).press('Enter');
  const sentence = page.getByRole('textbox', { name: / · inglés$/ }).nth(1);
  await sentence.press('ControlOrMeta+a');
  await page.keyboard.insertText(changes.sentence[1]);
  await expect(page.getByText('El inglés ha cambiado y el español no.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver la página' }).press('Enter');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();

  await follow(page, 'Textos');
  await line(page, 'Valorar a los instructores').press('Enter');
  await part(page, 'Instructores');
  await page.getByText('Alba R.').press('Enter');
  await page.getByRole('button', { name: 'Copiar: Alba R.' }).press('Enter');
  await expect(text(page, 'Nombre')).toHaveCount(2);
  await text(page, 'Nombre').last().press('ControlOrMeta+a');
  await page.keyboard.insertText(changes.teacher[1]);
  await kept(page);
}

async function writeArticle(page: Page): Promise<void> {
  await follow(page, 'Artículos');
  await page.getByRole('button', { name: 'Artículo nuevo' }).press('Enter');
  await text(page, 'Título en español').fill('Qué se ve desde la torre');
  await text(page, 'Título en inglés').fill('What you see from the tower');
  await page.getByRole('button', { name: 'Empezar el borrador' }).press('Enter');
  const [spanish, english] = [
    'Desde la torre se ve la pista entera. De noche se ven las luces, y eso basta para trabajar con seguridad.',
    'From the tower you see the whole runway. At night you see its lights, which is enough to work safely.',
  ];
  await fill(page, {
    'Respuesta en dos frases · español': spanish,
    'Respuesta en dos frases · inglés': english,
    'Pregunta que contesta · español': '¿Qué se ve desde la torre?',
    'Pregunta que contesta · inglés': 'What do you see from the tower?',
    'Título en los buscadores · español': 'Qué se ve desde la torre de control',
    'Título en los buscadores · inglés': 'What you see from the control tower',
    'Descripción en los buscadores · español': `${spanish} Lo contamos paso a paso.`,
    'Descripción en los buscadores · inglés': `${english} Told step by step, by day.`,
  });
  await page.getByRole('button', { name: 'Elegir imagen: Imagen de portada' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('madrid 3 tower');
  await page.getByRole('button', { name: /Campus madrid 3 tower$/ }).press('Enter');
  await part(page, 'Temas');
  await page.getByRole('button', { name: 'Añadir' }).press('Enter');
  await part(page, 'Fuentes');
  await page.getByRole('button', { name: 'Añadir' }).press('Enter');
  await fill(page, {
    'Título · español': 'Reglamento de circulación aérea',
    'Título · inglés': 'Air traffic regulations',
    'Quién lo publica · español': 'BOE',
    'Quién lo publica · inglés': 'BOE',
    'Dirección de la página': 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-6856',
  });
  await part(page, 'Texto');
  await fill(page, { 'Texto · español': `${spanish}\n`, 'Texto · inglés': `${english}\n` });
  await page.getByRole('button', { name: 'Pasarlo a la web' }).press('Enter');
  await kept(page);
}

async function replacePicture(page: Page): Promise<void> {
  await follow(page, 'Imágenes');
  await line(page, 'Las iniciales A. R.').press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir un archivo' }).press('Enter');
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'alba.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText(/^Queda en \d+ × \d+ píxeles/)).toBeVisible();
  for (const [name, words] of [
    ['Qué se ve, en español', 'Alba R. con auriculares'],
    ['Qué se ve, en inglés', 'Alba R. with a headset'],
    ['De quién es, en español', 'Centro ATCO'],
    ['De quién es, en inglés', 'Centro ATCO'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(words);
  await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  await expect(page.getByText('Guardado. Se verá en la web cuando se publique.').first()).toBeVisible();
}

test('price, edition, texts, article and photo change by keyboard and are published', async ({ page, context }) => {
  test.setTimeout(2 * longestPublication);
  await office.signIn(context, 'ana@example.com');
  await page.goto(`${office.url}/cursos`);
  await expectSite(false);
  await changeCourses(page);
  await changeTexts(page);
  await writeArticle(page);
  await replacePicture(page);

  await follow(page, 'Publicar');
  for (const [, words] of Object.values(changes).filter(([path]) => !path.startsWith('/blog')))
    await expect(page.getByRole('main')).toContainText(words.slice(0, 40));
  // Only changes in the list are published.
  await expect(page.getByRole('main')).toContainText('Alba R. con auriculares');
  await expect(page.getByRole('list', { name: 'Problemas' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // An office that has just started may still be rendering the published content. The office then shows a note, and the
  // test presses the button again. During a publication the button is disabled; afterwards there is no button.
  const publish = page.getByRole('button', { name: 'Publicar', exact: true, disabled: false });
  await expect(async () => {
    if ((await publish.count()) > 0) await publish.press('Enter');
    await expect(page.getByText(/^Publicado en [\d,]+ s/)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: longestPublication });
  await expectSite(true);
});
