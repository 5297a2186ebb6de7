import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parse } from 'yaml';
import textsFile from '../../../../content/pages/form-texts.yaml?raw';
import type { FormDocumentProps } from '../../../../server/forms/document/form-document-props.ts';
import { renderFormDocument } from '../../../../server/forms/document/form-document.tsx';
import { inLanguage } from '../../../i18n/language.ts';
import { formTexts } from '../../../schema/form-texts.ts';

const submission = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';
const send = vi.fn<typeof fetch>();
const told = vi.fn();
const form: FormDocumentProps['content'] = {
  kind: 'form',
  form: 'contact',
  values: {},
  hidden: { submission, clock: 'x' },
  errors: {},
  notice: null,
};

function documentOf(content: FormDocumentProps['content']): string {
  return renderFormDocument({
    language: 'es',
    framed: true,
    assets: { script: '/form.js', styles: [] },
    centre: { name: 'Centro', email: 'info@example.com', phone: { display: '+34 900 000 000', tel: '+34900000000' } },
    texts: inLanguage(formTexts.parse(parse(textsFile)), 'es'),
    courses: [],
    campuses: [],
    content,
  });
}

beforeEach(async () => {
  const part = new DOMParser().parseFromString(documentOf(form), 'text/html').querySelector('[data-document]');
  document.body.replaceChildren(...(part ? [part] : []));
  vi.stubGlobal('fetch', send.mockReset());
  vi.spyOn(window.parent, 'postMessage').mockImplementation(told.mockReset());
  await import('./form-document.ts');
});

const field = (name: RegExp | string) => page.getByRole('textbox', { name });
const button = page.getByRole('button');
const alert = () => page.getByRole('alert').element().textContent;

async function fillIn(): Promise<void> {
  await field(/^Nombre/).fill('Ana Ruiz');
  await field(/^Correo/).fill('ana@example.com');
  await field(/^Mensaje/).fill('Hola');
  await page.getByRole('checkbox', { name: /política/ }).click();
}

function answer(content: FormDocumentProps['content'], status: number): Promise<Response> {
  return Promise.resolve(new Response(documentOf(content), { status, headers: { 'content-type': 'text/html' } }));
}

test('errors are shown beside their fields before anything is sent, until they are corrected', async () => {
  await field(/^Correo/).fill('ana@');
  await button.click();
  expect(send).not.toHaveBeenCalled();
  await expect.element(field(/^Nombre/)).toHaveFocus();
  await expect.element(field(/^Nombre/)).toHaveAccessibleDescription('Escribe tu nombre.');
  await expect.element(field(/^Correo/)).toHaveAttribute('aria-invalid', 'true');
  expect(alert()).toMatch(/revisa 3 datos.*Protección de datos/);
  await userEvent.type(field(/^Nombre/), 'A');
  await expect.element(field(/^Nombre/)).not.toHaveAttribute('aria-invalid');
  await fillIn();
  expect(alert()).toBe('');
});

test('a form that cannot be sent stays as it is, shows a notice, and can be sent again', async () => {
  send.mockRejectedValueOnce(new TypeError('network'));
  await fillIn();
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  // Screen readers announce the notice because it has the focus; an alert would be announced twice.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/No se ha podido enviar.*900 000 000/);
  expect(page.getByRole('alert').query()).toBeNull();
  await expect.element(field(/^Mensaje/)).toHaveValue('Hola');
  send.mockReturnValueOnce(answer({ kind: 'problem', problem: 500, again: '/forms/contact' }, 500));
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  await expect.poll(() => document.activeElement?.textContent).toContain('No se ha podido enviar');
  await expect.element(field(/^Mensaje/)).toHaveValue('Hola');
});

test('a double click sends the form once; the acknowledgement is shown, and the page gets a message', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(promise);
  await fillIn();
  await button.dblClick();
  // An earlier answer would put its links under the pointer before the second click.
  resolve(answer({ kind: 'sent', form: 'contact', submission, email: 'ana@example.com', thanks: '/exito' }, 200));
  const heading = page.getByRole('heading', { name: 'Consulta recibida' });
  await expect.element(heading).toHaveFocus();
  expect(send).toHaveBeenCalledTimes(1);
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe(new URL('/forms/contact?lang=es', location.href).href);
  const body = request?.body as URLSearchParams;
  expect(Object.fromEntries(body)).toMatchObject({
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '',
    message: 'Hola',
    privacy: 'yes',
    website: '',
    submission,
    clock: 'x',
  });
  // A browser does not send an unticked box.
  expect(body.has('marketing')).toBe(false);
  const messages = told.mock.calls.filter(([{ type }]) => type === 'form-widget:submitted');
  expect(messages).toEqual([[expect.objectContaining({ submission }), location.origin]]);
});

test('a form that the server returns replaces the sent form, and its first error has the focus', async () => {
  send.mockReturnValueOnce(answer({ ...form, values: { name: 'Ana' }, errors: { email: 'malformed' } }, 422));
  await fillIn();
  await button.click();
  await expect.element(field(/^Correo/)).toHaveFocus();
  await expect.element(field(/^Nombre/)).toHaveValue('Ana');
  send.mockReturnValueOnce(answer({ ...form, notice: 'again' }, 422));
  await fillIn();
  await button.click();
  await expect.element(page.getByText('Falta un paso')).toBeVisible();
});

test("the centre's address is shown on request", async () => {
  const trouble = documentOf({ kind: 'problem', problem: 404, again: '/forms/contact' });
  document.body.replaceChildren(
    ...(new DOMParser().parseFromString(trouble, 'text/html').querySelector('[data-document]')?.children ?? []),
  );
  expect(document.body.innerHTML).not.toContain('info@');
  await page.getByRole('link', { name: 'Haz clic para mostrar' }).click();
  await expect
    .element(page.getByRole('link', { name: 'info@example.com' }))
    .toHaveAttribute('href', 'mailto:info@example.com');
});

test('while the request for a proposal is sent, only its submit button is disabled', async () => {
  const answered = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(answered.promise);
  const typed = { purposes: 'unit', people: '12', organisation: 'Aeródromo', name: 'Ana' };
  const values = { ...typed, email: 'ana@example.com', privacy: 'yes' };
  const written = documentOf({ ...form, form: 'proposal', values });
  document.body.replaceChildren(
    ...new DOMParser().parseFromString(written, 'text/html').querySelectorAll('[data-document]'),
  );
  await page.getByRole('button', { name: 'Pedir la propuesta' }).click();
  const states = () => [...document.forms[0]!.querySelectorAll('button')].map(({ ariaDisabled }) => ariaDisabled);
  await expect.poll(states).toEqual([null, 'true']);
  answered.reject(new TypeError('network'));
  await expect.poll(states).toEqual([null, 'false']);
});
