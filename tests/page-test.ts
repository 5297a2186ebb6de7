import { expect, test as base } from '@playwright/test';

type Fixtures = {
  /** Errors that no script of a page has caught. A test that causes such errors removes them. */
  uncaught: string[];
};

/** Tests with a page; an uncaught error fails them. */
export const test = base.extend<Fixtures>({
  // The library reads the names of the fixtures that this one needs from the pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  uncaught: async ({}, use) => use([]),
  context: async ({ context, uncaught }, use) => {
    context.on('weberror', (event) => uncaught.push(`${event.page()?.url()}: ${event.error().message}`));
    await use(context);
    expect(uncaught, 'errors that no script has caught').toEqual([]);
  },
});
