import { existsSync } from 'node:fs';
import puppeteer, { type Frame } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place));

export const firefoxIsThere = executablePath !== undefined;

/**
 * Firefox's message about a font still loading when the page was left: NS_BINDING_ABORTED. It is not an error of the
 * page.
 */
const leftBehind = /download failed .*status=2152398850/;

/** Starts the system's Firefox without a window, and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true });
  const page = await browser.newPage();
  const problems: string[] = [];
  const note = (text: string) => leftBehind.test(text) || problems.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  let frame: Frame = page.mainFrame();
  return {
    version: await browser.version(),
    problems,
    async open(address) {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...values) => frame.evaluate(run as never, ...values),
    // Waits until the element is visible and has stopped moving.
    click: (selector) => frame.locator(selector).setTimeout(60_000).click(),
    type: (selector, text) => frame.type(selector, text),
    press: (key) => page.keyboard.press(key),
    async within(selector, act) {
      const element = await page.waitForSelector(`${selector}[src]`);
      frame = (await element?.contentFrame()) ?? frame;
      await act();
      frame = page.mainFrame();
    },
    close: () => browser.close(),
  };
}
