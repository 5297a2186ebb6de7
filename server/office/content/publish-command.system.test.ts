import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { publishContent } from './publish-head.ts';

let office: ContentOffice;
beforeEach(async () => (office = await openContentOffice()));
afterEach(() => office.close());

/** Runs the command; returns its exit code and what it printed. */
async function publish() {
  const printed = { out: '', err: '' };
  const code = await publishContent(office.parts, {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
  });
  return { code, ...printed };
}

test('the head of the branch is shown once, and its commit is printed', async () => {
  expect(await publish()).toEqual({ code: 0, out: expect.stringMatching(/^[\da-f]{40} is shown now\.\n$/), err: '' });
  expect(await publish()).toMatchObject({ code: 0, out: expect.stringMatching(/ is shown already\.\n$/) });
});

test('if pages cannot be drawn, the command fails and prints the reason', async () => {
  office.site.draw = () => Promise.reject(new Error('no space left on device'));
  expect(await publish()).toEqual({
    code: 1,
    out: '',
    err: 'The pages could not be drawn. The site is as it was.\n  no space left on device\n',
  });
});

test('without a repository the command says which setting is missing', async () => {
  office.parts.content = null;
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('CONTENT_REPOSITORY') });
});
