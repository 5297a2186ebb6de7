import { expect, test as base } from '@playwright/test';

type Fixtures = {
  /** Uncaught errors in a page. A test that causes such errors removes them from the list. */
  uncaught: string[];
};

/** Chromium's own message about a cross-fade to the next document that it leaves out; no script has caused it. */
const skipped = 'Transition was skipped';

/** Tests in a page; an uncaught error fails them. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of the needed fixtures from the pattern; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  uncaught: async ({}, use) => use([]),
  context: async ({ context, uncaught }, use) => {
    context.on('weberror', (event) => {
      const { message } = event.error();
      if (message !== skipped) uncaught.push(`${event.page()?.url()}: ${message}`);
    });
    await use(context);
    expect(uncaught, 'errors that no script has caught').toEqual([]);
  },
});
