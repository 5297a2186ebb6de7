import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/i18n/language.ts';
import { canonicalPath, type RouteParams } from '../../src/site/links.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { waitOutFilling } from '../enquiries.ts';
import type { Engine } from './engine.ts';
import { firefoxIsThere, startFirefox } from './firefox.ts';
import { startWebkit, webkitIsThere } from './webkit.ts';

const engines = [
  { name: 'Firefox', isThere: firefoxIsThere, start: startFirefox },
  { name: 'WebKit', isThere: webkitIsThere, start: startWebkit },
];

const pages: readonly { route: RouteId; params?: RouteParams }[] = [
  { route: 'home' },
  { route: 'courses' },
  { route: 'services' },
  { route: 'contact' },
  { route: 'blog' },
  { route: 'article', params: { slug: 'un-dia-en-la-torre' } },
  { route: 'madrid' },
  { route: 'block2' },
];

let site: SiteServer;
beforeAll(async () => (site = await startSite()));
afterAll(() => site.stop());

describe.each(engines)('$name', ({ isThere, start }) => {
  // `npm test` reports an engine that cannot be installed on a machine (scripts/system-packages.ts).
  describe.skipIf(!isThere)('shows pages and handles input', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
      await engine.open(`${site.url}/contacto`);
      // The visitor has decided about cookies, so there is no notice.
      await engine.evaluate(() => {
        const decided = { necessary: true, analytics: false, marketing: false, version: 1, decidedAt: new Date() };
        localStorage.setItem('cookie-consent', 'true');
        localStorage.setItem('cookie-preferences', JSON.stringify(decided));
      });
    });
    // Errors are counted for each test.
    beforeEach(() => void engine.problems.splice(0));
    afterAll(() => engine?.close());

    const until = (look: () => boolean) => expect.poll(() => engine.evaluate(look)).toBe(true);

    async function openLive(path: string): Promise<void> {
      await engine.open(site.url + path);
      await until(() => document.readyState === 'complete' && !document.querySelector(':not(:defined)'));
    }

    // Pages in English have the same markup: one of them is enough.
    for (const language of languages) {
      for (const { route, params } of language === defaultLanguage ? pages : pages.slice(0, 1)) {
        const path = canonicalPath(route, language, params ?? {});
        test(`${path} is rendered, and fits a phone`, async () => {
          await engine.resize(1280, 800);
          await openLive(path);
          const seen = await engine.evaluate(() => ({
            language: document.documentElement.lang,
            heading: document.querySelector('main h1')?.getClientRects().length,
            text: document.body.innerText.length,
            // Links in running text are underlined.
            lines: [...document.querySelectorAll('a')].filter((link) =>
              getComputedStyle(link).textDecorationLine.includes('underline'),
            ).length,
            // VoiceOver ignores lists whose marker is `none`; with empty markers they remain lists.
            lists: [...document.querySelectorAll('ul, ol')].filter(
              (list) => getComputedStyle(list).listStyleType === 'none',
            ).length,
            plainLinks: [...document.querySelectorAll('.prose a')].filter(
              (link) => !getComputedStyle(link).textDecorationLine.includes('underline'),
            ).length,
          }));
          expect(seen).toMatchObject({ language, heading: 1, plainLinks: 0, lists: 0 });
          expect(seen.lines).toBeGreaterThan(5);
          expect(seen.text).toBeGreaterThan(400);
          // Labels in the margin are vertical: each is as wide as a letter is high.
          const signs = await engine.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('[data-dock] > button')]
              .filter((sign) => getComputedStyle(sign.querySelector('span') ?? sign).writingMode.startsWith('vertical'))
              .map((sign) => ({
                words: sign.innerText,
                cut: sign.scrollWidth > sign.clientWidth + 1,
                high: sign.clientHeight > sign.clientWidth,
              })),
          );
          for (const sign of signs) expect(sign).toMatchObject({ cut: false, high: true });

          await engine.resize(390, 800);
          await until(() => document.documentElement.scrollWidth <= innerWidth);
          expect(engine.problems).toEqual([]);
        });
      }
    }

    test('leaving a page before its scripts have run causes no error', async () => {
      await engine.open(`${site.url}/?lang=es`);
      for (const path of ['/cursos', '/blog', '/contacto', '/servicios']) {
        await engine.open(site.url + path);
        await engine.evaluate(() => window.dispatchEvent(new Event('touchstart')));
      }
      await openLive('/cursos');
      expect(engine.problems).toEqual([]);
    });

    test('the menu is modal and gets the focus, Escape closes it, and its links work', async () => {
      await engine.resize(390, 800);
      await openLive('/cursos');
      await engine.click('header button[commandfor="mobile-menu"]');
      await until(() => document.querySelector('#mobile-menu')?.matches(':modal') === true);
      expect(await engine.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Cerrar menú');
      await engine.press('Escape');
      await until(() => document.querySelector(':modal') === null);
      await engine.click('header button[commandfor="mobile-menu"]');
      await engine.click('#mobile-menu a[href="/servicios"]');
      await until(() => location.pathname === '/servicios' && document.querySelector(':modal') === null);
      await engine.resize(1280, 800);
    });

    test('the filter shows one category, and Back shows all of them', async () => {
      await openLive('/cursos');
      await engine.click('main nav a[href$="category=advanced"]');
      await until(() => document.querySelectorAll('main section[id]:not([hidden])').length === 1);
      await engine.evaluate(() => history.back());
      await until(() => document.querySelectorAll('main section[id]:not([hidden])').length > 1);
    });

    test('the form opens over the page and Escape closes it', async () => {
      await openLive('/cursos');
      await engine.click('main a[aria-haspopup="dialog"]');
      await until(() => document.querySelector('dialog:modal iframe') !== null);
      await engine.press('Escape');
      await until(() => document.querySelector('dialog:modal') === null);
    });

    test('cards of instructors are as high as their picture and text', async () => {
      await openLive('/feedback');
      const { cards, shapes } = await engine.evaluate(() => {
        const boxes = [...document.querySelectorAll('main article')].map((card) =>
          [card, ...card.children].map((part) => part.getBoundingClientRect()),
        );
        return {
          cards: boxes.map(([card, photo, body]) => (card?.height ?? 0) - (photo?.height ?? 0) - (body?.height ?? 0)),
          shapes: boxes.map(([, photo]) => (photo?.width ?? 0) / (photo?.height ?? 1)),
        };
      });
      expect(shapes.length).toBeGreaterThan(10);
      for (const shape of shapes) expect(shape).toBeCloseTo(8 / 5, 2);
      // Only the borders remain.
      for (const rest of cards) expect(rest).toBeLessThan(4);
    });

    test('tabs switch', async () => {
      await openLive('/solicitar-licencia');
      await engine.click('details:has([role="tab"]) > summary');
      await engine.click('[role="tab"][data-state="inactive"]');
      await until(() => {
        const tabs = [...document.querySelectorAll('[role="tab"]')];
        return (
          tabs[0]?.ariaSelected !== 'true' && document.querySelectorAll('[role="tabpanel"]:not([hidden])').length > 0
        );
      });
    });

    test('an exercise starts, takes an instruction and pauses', async () => {
      await openLive('/ponte-en-la-posicion?exercise=approach&seed=15');
      await engine.click('#approach button');
      await until(() => document.querySelector('.position-time') !== null);
      // The scope has been drawn if its background is opaque.
      await until(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('.approach-scope');
        const middle = (canvas?.width ?? 0) / 2;
        return canvas?.getContext('2d')?.getImageData(middle, middle, 1, 1).data[3] === 255;
      });
      await engine.type('[name="typed"]', '50H A40');
      await engine.press('Enter');
      await until(() => document.querySelector('.approach-radio')?.textContent.includes('SIM50H, descienda') === true);
      await engine.click('.position-clock button[aria-pressed]');
      await until(() => document.querySelector('.position-clock [aria-pressed="true"]') !== null);
      const [before, after] = await engine.evaluate(async () => {
        const time = () => document.querySelector('.position-time')?.textContent;
        const paused = time();
        // The clock is updated after every five seconds of the exercise, which take 2.5 s of real time.
        const end = performance.now() + 2700;
        while (performance.now() < end) await new Promise(requestAnimationFrame);
        return [paused, time()];
      });
      expect(after, 'the clock stands').toBe(before);
      expect(engine.problems).toEqual([]);
    });

    test('the language toggle leads to the other language', async () => {
      await openLive('/cursos');
      await engine.click('header a[data-chooses-language]');
      await until(() => location.pathname === '/courses' && document.documentElement.lang === 'en');
      // A link cannot be clicked during the cross-fade of the documents.
      await until(() => document.readyState === 'complete' && document.getAnimations().length === 0);
      await engine.click('header a[data-chooses-language]');
      await until(() => location.pathname === '/cursos');
    });

    test('a form is sent and acknowledged', async () => {
      await openLive('/contacto');
      await engine.evaluate(() => document.querySelector('#contact-section')?.scrollIntoView());
      await until(
        () =>
          document.querySelector<HTMLIFrameElement>('iframe[data-form]')?.contentDocument?.querySelector('form') !=
          null,
      );
      await engine.within('iframe[data-form]', async () => {
        await engine.type('[name="name"]', 'Otra Ventana');
        await engine.type('[name="email"]', 'otra@visitor.example');
        await engine.click('[name="privacy"]');
        await waitOutFilling();
        await engine.click('form button:not([type="button"])');
      });
      await until(() => /^\/(exito|success)$/.test(location.pathname));
    });
  });
});
