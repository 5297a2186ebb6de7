import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decideConsent } from '../consent/consent-store.ts';
import { renderSite, resetConsent } from '../consent/consent-stage.tsx';

beforeEach(async () => {
  resetConsent();
  decideConsent({ analytics: false, marketing: false });
  await page.viewport(390, 700);
});

/** Scrolls to a place, and waits for the page's scroll event. */
async function scrollTo(top: number): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await heard;
}

test('on a phone the cookie button is in sight at the top, both buttons on scrolling up, and none on scrolling down', async () => {
  const screen = renderSite('es');
  const dock = document.querySelector('[data-dock]') as HTMLElement;
  const contact = screen.getByRole('button', { name: 'Contacto rápido' });
  const cookies = dock.querySelector('button[commandfor]') as HTMLElement;
  const isInSight = () => dock.getBoundingClientRect().bottom <= window.innerHeight;
  await expect.poll(isInSight).toBe(true);
  expect([cookies.offsetWidth, cookies.offsetHeight]).toEqual([44, 44]);
  await scrollTo(1500);
  await expect.poll(isInSight).toBe(false);
  await scrollTo(1300);
  await expect.poll(isInSight).toBe(true);
  await expect.element(contact).toBeVisible();
  await scrollTo(1500);
  await expect.poll(isInSight).toBe(false);
  (contact.element() as HTMLElement).focus();
  await expect.poll(isInSight).toBe(true);
  await contact.click();
  await expect.element(screen.getByRole('link', { name: '+34 900 000 000' })).toBeVisible();
});

test('at the top of a phone the cookie button steps aside from a control below it', async () => {
  renderSite('es');
  const dock = document.querySelector('[data-dock]') as HTMLElement;
  await expect.poll(() => dock.dataset.scrolled).toBe('none');
  const control = document.createElement('button');
  control.style.cssText = 'position: absolute; inset: 640px 0 auto; height: 60px';
  document.body.append(control);
  await scrollTo(100);
  await scrollTo(0);
  expect(dock.dataset.scrolled).toBe('down');
  control.remove();
});

test('quick contact offers call, e-mail and form, and closes by Escape', async () => {
  await page.viewport(1024, 700);
  const screen = renderSite('es');
  const button = screen.getByRole('button', { name: 'Contacto rápido' });
  await button.click();
  await expect
    .element(screen.getByRole('link', { name: '+34 900 000 000' }))
    .toHaveAttribute('href', 'tel:+34900000000');
  await expect.element(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contacto');
  await screen.getByRole('button', { name: 'Haz clic para mostrar el correo' }).click();
  await expect.element(screen.getByRole('link', { name: 'info@example.com' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: '+34 900 000 000' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('back to top is shown after scrolling one screen, and scrolls to the top', async () => {
  await page.viewport(1024, 700);
  const screen = renderSite('en');
  await expect.element(screen.getByRole('button', { name: 'Quick contact' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to top' }).query()).toBeNull();
  window.scrollTo(0, 800);
  await screen.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(document.activeElement?.localName).toBe('main');
});

test('the cookie button is an icon that shows its name on focus', async () => {
  await page.viewport(768, 1024);
  const screen = renderSite('es');
  (screen.getByRole('button', { name: 'Contacto rápido' }).element() as HTMLElement).focus();
  const cookies = screen.getByRole('button', { name: 'Gestionar cookies' }).last();
  expect(cookies.element().getBoundingClientRect().width).toBeLessThanOrEqual(44);
  await userEvent.keyboard('{Tab}');
  await expect.element(cookies).toHaveFocus();
  expect(getComputedStyle(cookies.getByText('Gestionar cookies').element()).clipPath).toBe('none');
});

/** The margin beside the content, in pixels. */
function gutter(): number {
  const wrap = document.body.appendChild(document.createElement('div'));
  wrap.className = 'wrap';
  const margin = Number.parseFloat(getComputedStyle(wrap).paddingInlineEnd);
  wrap.remove();
  return Math.ceil(margin);
}

test.each([768, 1440])('at %i px the buttons are large enough, do not overlap, and cover no content', async (width) => {
  await page.viewport(width, 700);
  const screen = renderSite('es');
  window.scrollTo(0, 900);
  await expect.element(screen.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
  const boxes = ['Contacto rápido', 'Gestionar cookies', 'Volver arriba'].map((name) =>
    screen.getByRole('button', { name }).last().element().getBoundingClientRect(),
  );
  for (const box of boxes) {
    expect(box.width).toBeGreaterThanOrEqual(40);
    expect(box.height).toBeGreaterThanOrEqual(40);
    expect(box.left).toBeGreaterThanOrEqual(document.body.getBoundingClientRect().right - gutter());
    expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(next.left >= box.right - 2 || next.top >= box.bottom - 2).toBe(true);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
