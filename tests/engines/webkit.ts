import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, By, Key } from 'selenium-webdriver';
import { freePort } from '../site-server.ts';
import type { Engine } from './engine.ts';

const binary = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find((place) => existsSync(place));

export const webkitIsThere =
  binary !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run');

const keys = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER };

/** Starts WebKitGTK, a port of Safari's engine, on an invisible display. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const service = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => service.pid !== undefined && process.kill(-service.pid, 'SIGTERM');
  process.once('exit', stop);
  await listening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    version,
    problems: [],
    open: (address) => driver.get(address),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (run, ...values) => driver.executeScript(run, ...values) as never,
    async click(selector) {
      const element = await driver.findElement(By.css(selector));
      await driver.executeScript(scrollTo, element);
      await element.click();
    },
    async type(selector, text) {
      await driver.findElement(By.css(selector)).sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async within(selector, act) {
      await driver.switchTo().frame(await driver.findElement(By.css(selector)));
      await act();
      await driver.switchTo().defaultContent();
    },
    async close() {
      await driver.quit();
      process.off('exit', stop);
      stop();
    },
  };
}

/** Scrolls an element to the middle of the window. Sections above it are laid out meanwhile and may move it. */
async function scrollTo(element: Element): Promise<void> {
  for (let last = NaN; last !== element.getBoundingClientRect().top;) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    last = element.getBoundingClientRect().top;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }
}

/** Waits until the driver answers. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not answer in 15 s.');
}
