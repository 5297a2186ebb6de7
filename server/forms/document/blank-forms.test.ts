import { expect, test } from 'vitest';
import { formTestServer } from '../../../tests/form-app.ts';
import type { FormDocumentProps } from './form-document-props.ts';

/** Starts a form service for 65 courses. `state.drawn` counts how often it has drawn a form. */
async function countingServer(keepDocuments: boolean) {
  const state = { drawn: 0 };
  // Draws only the hidden fields of a form, because drawing dozens of whole forms is slow.
  const renderFormDocument = ({ content }: FormDocumentProps) => {
    state.drawn += 1;
    const names = content.kind === 'form' ? Object.keys(content.hidden) : [];
    return `<form>${names.map((name) => `<input type="hidden" name="${name}" value=""/>`).join('')}</form>`;
  };
  const courses = Array.from({ length: 65 }, (_, n) => ({
    id: `c${n}`,
    title: { es: `Curso ${n}`, en: `Course ${n}` },
  }));
  const { open } = await formTestServer({ courses, views: { renderFormDocument }, keepDocuments });
  return { state, openForm: (course: number) => open(`/forms/contact?lang=es&course=c${course}`) };
}

test('the cache holds 64 forms and drops the least recently used', async () => {
  const { state, openForm } = await countingServer(true);
  for (let course = 0; course < 64; course++) await openForm(course);
  // Opening course 0 again makes course 1 the least recently used.
  await openForm(0);
  expect(state.drawn).toBe(64);
  await openForm(64);
  await openForm(0);
  expect(state.drawn).toBe(65);
  await openForm(1);
  expect(state.drawn).toBe(66);
});

test('in development each request draws its form', async () => {
  const { state, openForm } = await countingServer(false);
  for (let times = 0; times < 3; times++) expect((await openForm(0)).page.statusCode).toBe(200);
  expect(state.drawn).toBe(3);
});

test('a form drawn without its hidden fields is answered with an error', async () => {
  const renderFormDocument = ({ content }: FormDocumentProps) => `<p>${content.kind}</p>`;
  const { open, said } = await formTestServer({ views: { renderFormDocument } });
  const { page } = await open();
  expect([page.statusCode, page.body]).toEqual([500, '<p>problem</p>']);
  expect(said).toMatchObject([{ level: 50, kind: 'Error', msg: 'form service failed' }]);
});

test('a message from the address is put into its field as text, and is not cached', async () => {
  const { open } = await formTestServer();
  const begun = 'Mi plan:\n- Edad: 24 </textarea><script>';
  const { page } = await open(`/forms/contact?lang=es&message=${encodeURIComponent(begun)}`);
  expect(page.body).toMatch(
    /<textarea[^>]*name="message"[^>]*>Mi plan:\n- Edad: 24 &lt;\/textarea&gt;&lt;script&gt;<\/textarea>/,
  );
  const { page: asked } = await open('/forms/contact?message=Empieza?&lang=es');
  expect(asked.body).toMatch(/name="message"[^>]*>Empieza\?<\/textarea>/);
  for (const refused of ['', '&message=', `&message=${'x'.repeat(4001)}`, '&message=%00'])
    expect((await open(`/forms/contact?lang=es${refused}`)).page.body).toMatch(/name="message"[^>]*><\/textarea>/);
});
