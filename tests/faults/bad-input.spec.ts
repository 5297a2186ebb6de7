import { expect, test } from '@playwright/test';
import { filledIn, listed, openForm, waitOutFilling } from '../enquiries.ts';
import { startSite, type SiteServer } from '../site-server.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const formType = 'application/x-www-form-urlencoded';

async function post(path: string, body: string, type: string = formType) {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    redirect: 'manual',
  });
  return { status: answer.status, html: await answer.text() };
}

const changed = (values: URLSearchParams, changes: Record<string, string | null>) => {
  const copy = new URLSearchParams(values);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) copy.delete(name);
    else copy.set(name, value);
  }
  return copy.toString();
};

test('a faulty submission is answered in the language of the form, keeps a valid e-mail, and is not stored', async () => {
  const values = filledIn(await openForm(site, 'contact'), 'Ana Pérez');
  await waitOutFilling();

  for (const [what, changes] of [
    ['no name', { name: null }],
    ['blanks for a name', { name: '   ' }],
    ['no e-mail', { email: '' }],
    ['an e-mail without a host', { email: 'ana@' }],
    ['no consent', { privacy: null }],
    ['a header in the name', { name: 'Ana\r\nBcc: all@example.com' }],
    ['a header in the e-mail', { email: 'ana@example.com\r\nBcc: all@example.com' }],
    ['a NUL byte in the message', { message: 'hola\u0000adiós' }],
    ['a message that is too long', { message: 'a'.repeat(5000) }],
  ] as const) {
    const answer = await post('/forms/contact', changed(values, changes));
    expect(answer.status, what).toBe(422);
    expect(answer.html, what).toContain('lang="es"');
    expect(answer.html, what).toContain('aria-invalid="true"');
    if (!('email' in changes)) expect(answer.html, what).toContain('ana.pérez@visitor.example');
  }

  for (const [what, status, path, body, type] of [
    ['a body of 3 MB', 413, '/forms/contact', 'a'.repeat(3 * 1024 * 1024), formType],
    ['JSON where a form belongs', 415, '/forms/contact', '{"name":"Ana"}', 'application/json'],
    ['broken JSON', 415, '/forms/contact', '{"name":', 'application/json'],
    ['an unknown type', 415, '/forms/contact', 'x', 'text/x-unknown'],
    ['broken percent signs', 400, '/forms/contact', 'name=%zz', formType],
    ['an unknown form', 404, '/forms/unknown', 'name=Ana', formType],
    ['a form from the prototype', 404, '/forms/__proto__', 'name=Ana', formType],
  ] as const) {
    const answer = await post(path, body, type);
    expect(answer.status, what).toBe(status);
    expect(answer.html, what).toContain('lang="es"');
  }
  expect((await post('/forms/contact?lang=en', 'name=%zz')).html).toContain('lang="en"');
  expect(await listed(site)).toEqual([]);
});
