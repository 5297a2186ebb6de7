import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/main.css';
import { DevUiPage } from './page.tsx';

test.each([1440, 768, 390])(
  'every primitive in every state and theme is accessible and fits, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(<DevUiPage />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axe.run(screen.container, {
      // The page shows every component several times, so its landmarks share names.
      rules: { 'landmark-unique': { enabled: false }, 'region': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
