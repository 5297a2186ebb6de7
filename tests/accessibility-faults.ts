import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds in a page and its frames, or in a part of it: the rule and the elements.
 * @param within a selector; without it, the whole page
 */
export function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  return faultsBy(
    page,
    { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    within,
  );
}

/** The violations of axe rules that depend on the theme or on the width of the window. */
export function faultsInTheDark(page: Page): Promise<string[]> {
  return faultsBy(page, { type: 'rule', values: ['color-contrast', 'target-size'] });
}

async function faultsBy(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
  within?: string,
): Promise<string[]> {
  // Only violations are requested. Legacy mode, in which axe runs in the page itself, takes a third of the time. It
  // skips frames of other origins; the tests have none.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
