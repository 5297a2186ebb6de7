import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Enquiry } from '../../src/schema/enquiry.ts';
import { consentParts, withDecision } from '../consent-steps.ts';
import { waitOutFillTime, written } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import type { SiteServer } from '../site-server.ts';
import { openLive, test } from '../site-test.ts';

const block1 = '/bloque-1-habilitacion-torre';

/** The strip of Block 1 on the home page, the button on its page, and the form. */
const homeStrip = (page: Page) => page.getByRole('main').locator(`article a[href^="${block1}"]`).first();
const askButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Solicitar información|Request information)$/ })
    .first();
const formOf = (page: Page) => page.frameLocator('#contact-section iframe');

async function write(form: FrameLocator, name: string): Promise<void> {
  await form.getByRole('textbox', { name: /^(Nombre|Name)/ }).fill(name);
  await form.getByRole('textbox', { name: /Correo|E-mail/ }).fill(written.email);
}

const sendButton = (form: FrameLocator) => form.getByRole('button', { name: /^(Enviar|Solicitar|Send|Request)/ });

/** The enquiry that the open page gives thanks for. */
async function thanked(page: Page, site: SiteServer, name: string): Promise<Enquiry> {
  await expect(page).toHaveURL((url) => url.pathname === '/exito');
  const enquiry = (await listed(site)).find((each) => each.name === name);
  expect(enquiry).toMatchObject({ page: site.url + block1, course: 'block-1-tower', language: 'es' });
  return enquiry!;
}

/** Presses Tab until an element has the focus, in a frame too. Every control on the way must show its focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    for (const frame of page.frames()) {
      // The frame of the previous page may be removed before it answers; it cannot have the focus.
      const looked = await frame.evaluate(lookAtFocus, selector).catch(() => null);
      if (looked?.isUnseen) throw new Error(`The focus is not to be seen on ${looked.isUnseen}`);
      if (looked?.isThere) return;
    }
  }
  throw new Error(`Tab did not lead to ${selector}.`);
}

/**
 * Runs in a page. Finds out whether the wanted element has the focus, and whether the focused element lacks a visible
 * ring. The ring may be around the element itself, or around its strip or cell.
 */
function lookAtFocus(wanted: string): { isThere: boolean; isUnseen: string } {
  const focused = document.activeElement;
  // Headings get the focus to be announced; they are not controls.
  if (!document.hasFocus() || !focused?.matches(':any-link, button, input, select, textarea, summary'))
    return { isThere: false, isUnseen: '' };
  const around = [focused.closest('.cell'), ...(focused.closest('article')?.querySelectorAll(':scope > div') ?? [])];
  const ringed = [focused, ...around].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return { isThere: focused.matches(wanted), isUnseen: ringed ? '' : focused.outerHTML.slice(0, 120) };
}

test('the keyboard alone leads from the home page to an enquiry and its mails', async ({ page, site, mailbox }) => {
  await openLive(page, site, '/');
  await tabTo(page, `main article a[href^="${block1}"]`);
  // The ring is around the whole strip and has two colours, one of which is visible on any background.
  const ring = await page
    .locator('main article:has(:focus) > div')
    .first()
    .evaluate((strip) => {
      const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(strip);
      return { boxShadow, outlineStyle, isOfTwoColours: !boxShadow.includes(outlineColor) };
    });
  expect(ring).toMatchObject({
    boxShadow: expect.stringContaining('3px'),
    outlineStyle: 'solid',
    isOfTwoColours: true,
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === block1);
  await tabTo(page, 'main a[href="#contact-section"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact-section')).toBeInViewport();
  await page.frameLocator('#contact-section iframe').locator('[name="name"]').waitFor();
  await tabTo(page, '[name="name"]');
  await page.keyboard.type(written.name);
  await tabTo(page, '[name="email"]');
  await page.keyboard.type(written.email);
  await tabTo(page, '[name="privacy"]');
  await page.keyboard.press('Space');
  await waitOutFillTime(formOf(page));
  await tabTo(page, 'button:not([type="button"])');
  await page.keyboard.press('Enter');
  const { id } = await thanked(page, site, written.name);
  await expect(page.getByText(/Tu referencia: [0-9A-F]{8}/)).toBeVisible();
  const mails = () => mailbox.messages.filter(({ mail }) => mail.messageId?.includes(id)).map(({ to }) => to[0]);
  await expect.poll(mails).toHaveLength(2);
  expect(mails()).toContain(written.email);
});
/** Visible sentences of the page itself, without parts that surround every page, such as the cookie notice. */
function readNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words.length < 25 || !parent?.checkVisibility()) continue;
      const { top, bottom, width } = parent.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight && width > 1) found.push(words);
    }
    return found;
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('four taps lead from the home page to an enquiry, without a repeated sentence', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await openLive(page, site, '/');
    await consentParts(page, 'es').notice.waitFor();
    const onHome = await readNow(page);
    await tap(homeStrip(page));
    await expect(page).toHaveURL((url) => url.pathname === block1);
    const onCourse = await readNow(page);
    await tap(askButton(page));
    const form = formOf(page);
    await expect(form.getByRole('textbox', { name: /^(Nombre|Name)/ })).toBeInViewport();
    const atForm = await readNow(page);
    const read = [...onHome, ...onCourse, ...atForm];
    expect(onHome.length).toBeGreaterThan(0);
    expect(onCourse.length).toBeGreaterThan(0);
    expect(read.filter((words, index) => read.indexOf(words) !== index)).toEqual([]);

    const name = 'Cuatro Toques';
    await write(form, name);
    await tap(form.locator('input[name="privacy"]'));
    await waitOutFillTime(formOf(page));
    await tap(sendButton(form));
    await thanked(page, site, name);
    expect(taps).toBeLessThanOrEqual(4);
  });

  test('an article found by the search leads to its course', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await withDecision(page, { analytics: false, marketing: false });
    await openLive(page, site, '/buscar?q=día+en+la+torre');
    await page
      .locator('#search-results')
      .getByRole('link', { name: /Un día en la torre/ })
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Un día en la torre/);
    await page
      .getByRole('complementary', { name: /siguiente paso/ })
      .getByRole('link')
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bloque\s1/);
  });
});
