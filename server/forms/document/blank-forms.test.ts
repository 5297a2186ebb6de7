import { expect, test } from 'vitest';
import { documentParts, formTestServer } from '../form-test-server.ts';
import type { FormDocumentProps } from './form-document-props.ts';

/** A form service with many courses that counts how often it draws. */
async function countingServer(keepDocuments: boolean) {
  const state = { drawn: 0 };
  const renderFormDocument = (props: FormDocumentProps) => {
    state.drawn += 1;
    return documentParts.views.renderFormDocument(props);
  };
  const courses = Array.from({ length: 65 }, (_, n) => ({
    id: `c${n}`,
    title: { es: `Curso ${n}`, en: `Course ${n}` },
  }));
  const { open } = await formTestServer({ ...documentParts, views: { renderFormDocument }, courses, keepDocuments });
  return { state, openFor: async (course: number) => (await open(`/forms/contact?lang=es&course=c${course}`)).page };
}

test('the sixty-four forms that were asked for last are drawn once, and the one of longest ago goes first', async () => {
  const { state, openFor } = await countingServer(true);
  for (let course = 0; course < 64; course++) await openFor(course);
  for (let course = 0; course < 64; course++) await openFor(course);
  expect(state.drawn).toBe(64);
  // Asked for once more, it is no longer the one of longest ago.
  await openFor(0);
  await openFor(64);
  expect(state.drawn).toBe(65);
  await openFor(0);
  expect(state.drawn).toBe(65);
  expect((await openFor(1)).body).toContain('<option value="c1" selected');
  expect(state.drawn).toBe(66);
});

test('in development each form is drawn anew', async () => {
  const { state, openFor } = await countingServer(false);
  for (let times = 0; times < 3; times++) expect((await openFor(0)).statusCode).toBe(200);
  expect(state.drawn).toBe(3);
});

test('a form that could not be sent, as its values have no place, is a failure', async () => {
  const renderFormDocument = ({ content }: FormDocumentProps) => `<p>${content.kind}</p>`;
  const { open, said } = await formTestServer({ ...documentParts, views: { renderFormDocument } });
  const { page } = await open();
  expect([page.statusCode, page.body]).toEqual([500, '<p>problem</p>']);
  expect(said).toMatchObject([{ level: 50, kind: 'Error', msg: 'form service failed' }]);
});
