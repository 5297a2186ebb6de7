import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { headlessLaunch } from './chromium.ts';
import type * as PageWords from './page-words.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The document of a page, drawn from the content of the repository. */
    drawnPage(page: string, language: string): Promise<string>;
  }
}

const drawnPage: BrowserCommand<Parameters<typeof PageWords.drawnPage>> = async ({ project }, page, language) => {
  const { drawnPage: draw } = await project.import<typeof PageWords>('/tests/page-words.ts');
  return draw(page, language);
};

/** The browser for component tests, as an option of Vitest. */
export const componentBrowser = {
  setupFiles: ['tests/scripted-page.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: headlessLaunch() }),
    commands: { drawnPage },
    instances: [{ browser: 'chromium' as const }],
  },
};
