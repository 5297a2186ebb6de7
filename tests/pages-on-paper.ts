import type { Page } from '@playwright/test';

/** The number of A4 pages that the open page takes in print, with a margin such as `10mm`. */
export async function pagesOnPaper(page: Page, margin: string): Promise<number> {
  const sides = { top: margin, right: margin, bottom: margin, left: margin };
  const paper = await page.pdf({ format: 'A4', margin: sides });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
