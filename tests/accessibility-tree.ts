import type { Page } from '@playwright/test';

/** Reads the accessibility tree of a page: role, name and description of every node that is not ignored. */
export async function accessibilityTree(page: Page): Promise<{ role: string; name: string; description: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}
