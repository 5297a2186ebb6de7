import { expect, test as base } from '@playwright/test';

type Fixtures = {
  /** Uncaught errors in a page. A test that causes such errors removes them from the list. */
  uncaught: string[];
};

/** Chromium's own messages about a cross-fade to the next document that it leaves out; no script has caused them. */
const leftOut = /^Transition was (?:skipped|aborted)/;

/** Tests in a page; an uncaught error fails them. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of the needed fixtures from the pattern; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  uncaught: async ({}, use) => use([]),
  context: async ({ context, uncaught }, use) => {
    context.on('weberror', (event) => {
      const { message } = event.error();
      if (!leftOut.test(message)) uncaught.push(`${event.page()?.url()}: ${message}`);
    });
    await use(context);
    expect(uncaught, 'errors that no script has caught').toEqual([]);
  },
});
