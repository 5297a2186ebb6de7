import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../tests/chromium.ts';
import { freePort } from '../tests/site-server.ts';

/**
 * The results of one load in Lighthouse on a simulated phone: slow 4G, a quarter of the machine's speed. Times in
 * milliseconds.
 */
export type LighthouseFigures = {
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  mainThread: number;
  /**
   * Lighthouse's measure of the machine's speed at that moment; half the usual value means that the round was
   * disturbed.
   */
  machineSpeed: number;
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
};

/** Loads a page once in a fresh browser, without a cache. */
export async function lighthouseFigures(url: string): Promise<LighthouseFigures> {
  // Lighthouse is installed only for the bench, by `npm run bench`.
  const name = 'lighthouse';
  const { default: lighthouse } = (await import(name)) as {
    default: (url: string, options: object) => Promise<{ lhr: Report }>;
  };
  const port = await freePort();
  const { args, ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      mainThread: value('mainthread-work-breakdown'),
      machineSpeed: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
