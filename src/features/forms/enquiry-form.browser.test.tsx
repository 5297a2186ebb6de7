import { FixedAddress } from '../page/address.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { es } from '../../i18n/words/es.ts';
import { takeSubmission } from './frame/remember-submission.ts';
import { concealEmail } from '../../site/shell.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { loadScript } from './providers/load-script.ts';

vi.mock(import('./providers/load-script.ts'), () => ({ loadScript: vi.fn(async () => undefined) }));

const onSubmitted = vi.fn();
const contact = { phone: { display: '+34 900 000 000', tel: '+34900000000' }, email: concealEmail('info@example.com') };

beforeEach(() => {
  onSubmitted.mockClear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

async function shown() {
  const screen = await render(
    <LanguageProvider language="es" words={es}>
      <FixedAddress location="/">
        <EnquiryForm
          form="contact"
          title="Consulta"
          course="block-1-tower"
          contact={contact}
          onSubmitted={onSubmitted}
        />
      </FixedAddress>
    </LanguageProvider>,
  );
  const find = () => screen.container.querySelector('iframe');
  await expect.poll(find).not.toBeNull();
  const frame = find();
  if (!frame?.contentWindow) throw new Error('There is no frame.');
  return { screen, frame };
}

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
  await expect.element(screen.getByText(es['form.loading'])).toBeVisible();
  await say(frame, { type: 'form-widget:resize', form: 'contact', height: 1234 });
  await expect.element(screen.getByTitle('Consulta')).toHaveAttribute('height', '1234');
  await expect.poll(() => screen.getByText(es['form.loading']).query()).toBeNull();
});

test('a submission leads to the thank-you page once, a second after its message, and is stored for that page', async () => {
  const { frame } = await shown();
  const submission = crypto.randomUUID();
  await say(frame, { type: 'form-widget:submitted', form: 'contact', submission });
  await say(frame, { type: 'form-widget:submitted', form: 'contact', submission });
  vi.advanceTimersByTime(999);
  expect(onSubmitted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  const told = { id: submission, form: 'contact', page: location.pathname };
  expect(onSubmitted).toHaveBeenCalledOnce();
  expect(takeSubmission()).toEqual(told);
});

test('a submission that has been handled is ignored when its form is shown once more', async () => {
  const submission = crypto.randomUUID();
  const told = { type: 'form-widget:submitted', form: 'contact', submission };
  const first = await shown();
  await say(first.frame, told);
  vi.advanceTimersByTime(1000);
  expect(onSubmitted).toHaveBeenCalledOnce();
  await first.screen.unmount();
  takeSubmission();
  const second = await shown();
  await say(second.frame, told);
  vi.advanceTimersByTime(5000);
  expect(onSubmitted).toHaveBeenCalledOnce();
  expect(takeSubmission()).toBeNull();
  await say(second.frame, { ...told, submission: crypto.randomUUID() });
  vi.advanceTimersByTime(1000);
  expect(onSubmitted).toHaveBeenCalledTimes(2);
});

test('messages of other windows are ignored', async () => {
  const { screen } = await shown();
  const stranger = document.body.appendChild(document.createElement('iframe'));
  await say(stranger, { type: 'form-widget:resize', form: 'contact', height: 900 });
  await say(stranger, { type: 'form-widget:submitted', form: 'contact', submission: crypto.randomUUID() });
  stranger.remove();
  vi.advanceTimersByTime(5000);
  expect(onSubmitted).not.toHaveBeenCalled();
  await expect.element(screen.getByText(es['form.loading'])).toBeVisible();
});

test('leaving the page within a second of a submission cancels the navigation', async () => {
  const { screen, frame } = await shown();
  await say(frame, { type: 'form-widget:submitted', form: 'contact', submission: crypto.randomUUID() });
  await screen.unmount();
  vi.advanceTimersByTime(5000);
  expect(onSubmitted).not.toHaveBeenCalled();
});

test('if the script of the form cannot be loaded, the phone number and a direct link replace the form', async () => {
  vi.mocked(loadScript).mockRejectedValueOnce(new Error('blocked'));
  const { screen } = await shown();
  await expect.element(screen.getByRole('link', { name: contact.phone.display })).toBeVisible();
  const link = screen.getByRole('link', { name: es['form.open'] });
  await expect.element(link).toHaveAttribute('href', '/forms/contact?lang=es&course=block-1-tower');
});

test('a form near the window that sends no message for eight seconds is replaced until a message arrives', async () => {
  const { screen, frame } = await shown();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  vi.advanceTimersByTime(7999);
  await expect.element(screen.getByText(es['form.loading'])).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText(es['form.failed.title'])).toBeVisible();
  await say(frame, { type: 'form-widget:resize', form: 'contact', height: 900 });
  await expect.poll(() => screen.getByText(es['form.failed.title']).query()).toBeNull();
});

test('if the visitor scrolls past a form, its time limit begins again when the visitor scrolls back', async () => {
  const { screen } = await shown();
  const lookAround = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await lookAround();
  vi.advanceTimersByTime(400);
  screen.container.style.marginBlockStart = '9000px';
  await lookAround();
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText(es['form.loading'])).toBeInTheDocument();
  expect(screen.getByText(es['form.failed.title']).query()).toBeNull();
  screen.container.style.marginBlockStart = '0';
  await lookAround();
  vi.advanceTimersByTime(7999);
  expect(screen.getByText(es['form.failed.title']).query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText(es['form.failed.title'])).toBeVisible();
});
