import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../elements/enquiry-form.ts';
import { stage } from '../../elements/element-stage.tsx';
import { es } from '../../i18n/words/es.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { loadScript } from './providers/load-script.ts';

vi.mock(import('./providers/load-script.ts'), () => ({ loadScript: vi.fn(async () => undefined) }));

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Shows a form whose thank-you page is this document, so that only the fragment changes after a submission. */
async function shown() {
  const thanks = location.pathname + location.search;
  const screen = stage(<EnquiryForm form="contact" title="Consulta" course="block-1-tower" thanks={thanks} />);
  const find = () => screen.container.querySelector<HTMLIFrameElement>('[data-form] iframe');
  // Polling by Vitest would advance the replaced clock.
  while (!find()) await new Promise(requestAnimationFrame);
  const frame = find();
  if (!frame?.contentWindow) throw new Error('There is no frame.');
  return { screen, frame, find };
}

const waiting = (screen: ReturnType<typeof stage>) => screen.getByText(es['form.loading']);
const failed = (screen: ReturnType<typeof stage>) => screen.getByText(es['form.failed.title']);

/** Posts a message as the document in a frame does; resolves when it has been received. */
async function say(frame: HTMLIFrameElement, data: object): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
  const script = frame.contentDocument?.createElement('script');
  if (!script) throw new Error('The frame has no document.');
  script.textContent = `parent.postMessage(${JSON.stringify(data)}, '*')`;
  frame.contentDocument?.body.append(script);
  await arrived;
}

test("the frame has a name and the form's subject, and the height that the form requests", async () => {
  const { screen, frame } = await shown();
  expect({ ...frame.dataset }).toEqual({ form: 'contact', lang: 'es', course: 'block-1-tower' });
  await expect.element(waiting(screen)).toBeVisible();
  await say(frame, { type: 'form-widget:resize', form: 'contact', height: 1234 });
  await expect.element(screen.getByTitle('Consulta')).toHaveAttribute('height', '1234');
  await expect.element(waiting(screen)).not.toBeVisible();
});

test('a submission leads to the thank-you page once, a second after its message, and is in its address', async () => {
  const { frame } = await shown();
  const submission = crypto.randomUUID();
  await say(frame, { type: 'form-widget:submitted', form: 'contact', submission });
  await say(frame, { type: 'form-widget:submitted', form: 'contact', submission });
  const followed: string[] = [];
  addEventListener('hashchange', () => followed.push(location.hash));
  vi.advanceTimersByTime(999);
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(5000);
  await expect.poll(() => followed).toHaveLength(1);
  const told = { id: submission, form: 'contact', page: location.pathname };
  expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toEqual(told);
});

test('a submission that has been handled is ignored when its form is shown once more', async () => {
  const told = { type: 'form-widget:submitted', form: 'contact', submission: crypto.randomUUID() };
  const first = await shown();
  await say(first.frame, told);
  vi.advanceTimersByTime(1000);
  expect(location.hash).toContain(told.submission);
  first.screen.container.remove();
  history.replaceState(null, '', location.pathname + location.search);
  const second = await shown();
  await say(second.frame, told);
  vi.advanceTimersByTime(5000);
  expect(location.hash).toBe('');
  const next = { ...told, submission: crypto.randomUUID() };
  await say(second.frame, next);
  vi.advanceTimersByTime(1000);
  expect(location.hash).toContain(next.submission);
});

test('messages of other windows are ignored', async () => {
  const { screen } = await shown();
  const stranger = document.body.appendChild(document.createElement('iframe'));
  await say(stranger, { type: 'form-widget:resize', form: 'contact', height: 900 });
  await say(stranger, { type: 'form-widget:submitted', form: 'contact', submission: crypto.randomUUID() });
  stranger.remove();
  vi.advanceTimersByTime(5000);
  expect(location.hash).toBe('');
  await expect.element(waiting(screen)).toBeVisible();
});

test('another course loads another frame', async () => {
  const { screen, frame, find } = await shown();
  const place = screen.container.querySelector<HTMLElement>('[data-form]')!;
  place.dataset['course'] = 'complete-rating';
  await expect.poll(() => find()?.dataset['course']).toBe('complete-rating');
  expect(frame.isConnected).toBe(false);
});

test('if the script of the form cannot be loaded, the phone number and a direct link replace the form', async () => {
  vi.mocked(loadScript).mockRejectedValueOnce(new Error('blocked'));
  const { screen } = await shown();
  await expect.element(screen.getByRole('link', { name: '+34 900 000 000' })).toBeVisible();
  const link = screen.getByRole('link', { name: es['form.open'] });
  await expect.element(link).toHaveAttribute('href', '/forms/contact?lang=es&course=block-1-tower');
  await screen.getByRole('button', { name: es['failure.retry'] }).click();
  await expect.element(waiting(screen)).toBeVisible();
  expect(document.activeElement).toBe(screen.container.querySelector('[data-fields]'));
});

test('a form near the window that sends no message for eight seconds is replaced until a message arrives', async () => {
  const { screen, frame } = await shown();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  vi.advanceTimersByTime(7999);
  await expect.element(waiting(screen)).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(failed(screen)).toBeVisible();
  await say(frame, { type: 'form-widget:resize', form: 'contact', height: 900 });
  await expect.element(failed(screen)).not.toBeVisible();
});

test('if the visitor scrolls past a form, its time limit begins again when the visitor scrolls back', async () => {
  const { screen } = await shown();
  const lookAround = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await lookAround();
  vi.advanceTimersByTime(400);
  screen.container.style.marginBlockStart = '9000px';
  await lookAround();
  vi.advanceTimersByTime(60_000);
  await expect.element(waiting(screen)).toBeInTheDocument();
  expect(failed(screen).element()).not.toBeVisible();
  screen.container.style.marginBlockStart = '0';
  await lookAround();
  vi.advanceTimersByTime(7999);
  expect(failed(screen).element()).not.toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(failed(screen)).toBeVisible();
});
