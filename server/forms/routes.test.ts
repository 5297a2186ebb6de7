import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { formIds } from '../../src/schema/enquiry.ts';
import { answerNames } from '../../src/schema/fields/field-names.ts';
import { centre, formTestServer, hiddenIn, hiddenOf, siteUrl, textVersion, typed } from '../../tests/form-app.ts';

const { state, open, send, wait } = await formTestServer({
  allowance: { enquiries: 10_000, others: 10_000, seconds: 60 },
});

/** Opens a form, waits as long as a person needs, and sends it. */
async function fillIn(changes: Record<string, string> = {}, address?: string, headers?: Record<string, string>) {
  const { hidden } = await open(address);
  wait(5000);
  return send({ ...hidden, ...typed, ...changes }, address, headers);
}

describe('a form', () => {
  test.each(formIds)('%s is an uncached document in both languages, without a plain e-mail address', async (form) => {
    for (const [language, optional] of [
      ['es', 'opcional'],
      ['en', 'optional'],
    ] as const) {
      const { page } = await open(`/forms/${form}?lang=${language}`);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-language': language,
        'x-robots-tag': 'noindex',
      });
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(optional);
      for (const address of [centre.email, centre.legal.dataProtectionEmail, 'mailto:'])
        expect(page.body).not.toContain(address);
      expect(page.body).not.toMatch(/ style="|<script(?! type="module" src="\/form\.js")|\{centre|\{policy|checked/);
    }
  });

  it('is the same when compressed, with new hidden values for each visitor', async () => {
    const address = '/forms/contact?lang=en&page=/contact&campaign=utm_source%3Dx&course=block-1-tower';
    const asked = [await open(address), await open(address, { 'accept-encoding': 'gzip, br' })] as const;
    const [plain, packed] = asked.map(({ page }) => page);
    expect(packed?.headers).toMatchObject({ 'content-encoding': 'br', 'vary': 'Accept-Encoding' });
    expect(plain?.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(plain?.headers).not.toHaveProperty('content-encoding');
    const texts = [plain?.body ?? '', brotliDecompressSync(packed?.rawPayload ?? '').toString()];
    expect(packed?.rawPayload.length).toBeLessThan(texts[0]!.length / 2);
    const [one, other] = texts.map((text) => hiddenIn(text));
    expect(one).toMatchObject({ page: `${siteUrl}/contact`, campaign: 'utm_source=x' });
    expect(one?.['submission']).not.toBe(other?.['submission']);
    expect(one?.['clock']).not.toBe(other?.['clock']);
    const withoutTokens = texts.map((text) => text.replace(/(name="(?:submission|clock)"[^>]* value=)"[^"]*"/g, '$1'));
    expect(withoutTokens[0]).toBe(withoutTokens[1]);
  });

  it('has no values of the previous visitor, although the server caches forms', async () => {
    const first = await open('/forms/campus?page=/madrid&course=block-1-tower&referrer=a.example');
    const second = await open('/forms/campus?lang=es');
    expect(first.page.body).toMatch(/<option value="block-1-tower" selected/);
    expect(second.page.body).not.toMatch(/value="[^"]+" selected|\/madrid|a\.example/);
    expect(Object.keys(second.hidden)).toEqual(['submission', 'clock', 'framed']);
  });

  it('writes values of an address as text', async () => {
    const { page, hidden } = await open(`/forms/contact?page=${encodeURIComponent("/a&quot;b'c")}`);
    expect(page.body).toContain(`value="${siteUrl}/a&amp;quot;b'c"`);
    expect(hidden['page']).toBe(`${siteUrl}/a&amp;quot;b'c`);
  });

  it('is shown by a busy server too', async () => {
    state.busy = true;
    const { page } = await open();
    state.busy = false;
    expect(page.statusCode).toBe(200);
  });

  it('takes its page from the Referer header if there is no script', async () => {
    const { hidden } = await open('/forms/contact', { host: 'site.test', referer: 'https://site.test/contacto?x=1' });
    expect(hidden.page).toBe(`${siteUrl}/contacto`);
    expect(
      (await open('/forms/contact', { host: 'site.test', referer: 'https://other.test/contacto' })).hidden.page,
    ).toBeUndefined();
    // A form does not count as the page that a visitor came from.
    const again = await open('/forms/contact', { host: 'site.test', referer: 'https://site.test/forms/contact' });
    expect(again.hidden.page).toBeUndefined();
  });

  test.each([
    ['?lang=en', { cookie: 'site-language=es' }, 'en'],
    ['?lang=xx', { 'accept-language': 'fr;q=0.9, en-GB;q=0.8, es;q=0.2' }, 'en'],
  ])('the form %s with the headers %j is in %s', async (query, headers, language) => {
    const { page } = await open(`/forms/contact${query}`, headers);
    expect(page.headers['content-language']).toBe(language);
  });
});

describe('a submission', () => {
  it('is stored with everything and acknowledged in its frame', async () => {
    const { hidden } = await open('/forms/contact?lang=en&page=/contact&click_id=wbraid:x');
    wait(5000);
    const answer = await send({ ...hidden, ...typed }, '/forms/contact?lang=en');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`data-sent="${hidden.submission}"`);
    expect(answer.body).toContain('href="/success" target="_top"');
    const consent = { textVersion, at: state.now };
    expect(state.stored.get(hidden.submission ?? '')).toEqual({
      // Fields that the form does not have are null.
      ...Object.fromEntries(answerNames.map((name) => [name, null])),
      id: hidden.submission,
      form: 'contact',
      language: 'en',
      receivedAt: state.now,
      name: 'Nuria Peñalver O’Hara',
      email: 'nuria@example.com',
      phone: '+34 600 000 000',
      message: '¿Puedo empezar en noviembre?\n<b>Gracias</b>',
      course: 'block-1-tower',
      campus: 'madrid',
      page: `${siteUrl}/contact`,
      clickId: 'wbraid:x',
      referrer: null,
      campaign: null,
      typedBy: null,
      privacyConsent: consent,
      marketingConsent: consent,
    });
  });

  test.each([
    ['es', '/exito'],
    ['en', '/success'],
  ])('outside a frame redirects to the thank-you page (%s)', async (language, place) => {
    const answer = await fillIn({}, `/forms/contact?lang=${language}`, { 'sec-fetch-dest': 'document' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, place]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is acknowledged in its frame when a script sends it', async () => {
    expect((await fillIn({ framed: '1' }, undefined, { 'sec-fetch-dest': 'empty' })).body).toContain('data-sent');
  });

  it('of a used form with another text is shown again with its values, and is stored when sent again', async () => {
    const { hidden } = await open();
    wait(5000);
    await send({ ...hidden, ...typed });
    const before = state.stored.size;
    const edited = { ...typed, message: 'Otra pregunta' };
    const refused = await send({ ...hidden, ...edited });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('La consulta anterior ya nos llegó');
    expect(refused.body).toContain('Otra pregunta</textarea>');
    expect(refused.body).toMatch(/<option value="madrid" selected/);
    expect(state.stored.size).toBe(before);
    const fresh = hiddenOf(refused);
    expect(fresh['submission']).not.toBe(hidden['submission']);
    const [again, twice] = [await send({ ...fresh, ...edited }), await send({ ...fresh, ...edited })];
    expect([again.statusCode, twice.body]).toEqual([200, again.body]);
    expect(state.stored.get(fresh['submission'] ?? '')).toMatchObject({ message: 'Otra pregunta' });
    expect(state.stored.size).toBe(before + 1);
  });

  it('for a course or campus that no longer exists is stored without it', async () => {
    const answer = await fillIn({ course: 'gone', campus: '../x' });
    const id = /data-sent="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(state.stored.get(id)).toMatchObject({ course: null, campus: null });
  });

  it('whose storing fails is shown again with its text and can be sent again', async () => {
    const { hidden } = await open();
    wait(5000);
    state.failing = true;
    const failed = await send({ ...hidden, ...typed });
    state.failing = false;
    expect(failed.statusCode).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    expect(failed.body).toContain('value="Nuria Peñalver O’Hara"');
    expect(failed.body.replace(/<template.*?<\/template>/gs, '')).toContain('No se ha podido enviar');
    expect(hiddenOf(failed)).toEqual(hidden);
    expect((await send({ ...hidden, ...typed })).statusCode).toBe(200);
  });
});

test('the response to a faulty request escapes the visitor’s texts', async () => {
  const answer = await fillIn({ name: '"><script>x</script>', email: '', message: '</textarea><b>', page: '/"><i>' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  expect(answer.body).toContain('&lt;/textarea&gt;&lt;b&gt;');
});
