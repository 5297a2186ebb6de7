import { expect, type Page } from '@playwright/test';

/** Changes text as a visitor can: the browser's font size in pixels, or the spacing of WCAG 2.2, 1.4.12. */
export async function setLetters(page: Page, { size = 16, apart = false }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  await page.evaluate((isApart) => {
    const sheet = new CSSStyleSheet();
    const distances = 'line-height: 1.5em; letter-spacing: 0.12em; word-spacing: 0.16em;'.replaceAll(
      ';',
      ' !important;',
    );
    sheet.replaceSync(`* { ${distances} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = isApart ? [sheet] : [];
  }, apart);
}
