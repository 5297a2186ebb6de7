import { expect, test as base } from '@playwright/test';

/** Tests with a page: whatever one is about, an error that no script has caught fails it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('weberror', (event) => errors.push(`${event.page()?.url()}: ${event.error().message}`));
    await use(context);
    expect(errors, 'errors that no script has caught').toEqual([]);
  },
});
