import { expect, test } from 'vitest';
import { costOf } from '../../tests/forged-addresses.ts';
import { matchPath } from '../../src/site/match.ts';
import { startApp } from '../../tests/site-app.ts';
import { acceptedEncoding } from './response.ts';
import { visitorLanguageAlone } from './visitor-language.ts';

const size = 15_500;
const hostile = {
  blanks: `a${' '.repeat(size)}b`,
  semicolons: `a${' ;'.repeat(size / 2)}`,
  commas: ','.repeat(size),
  weights: `a;q=${'0'.repeat(size)}`,
  slashes: `/${'/'.repeat(size)}x`,
  percents: '%41'.repeat(size / 3),
};

/** The shortest of several runs, in milliseconds, so that other load of the machine hardly counts. */
const leastCost = (work: () => unknown) => Math.min(...Array.from({ length: 5 }, () => costOf(work)));

test.each(Object.entries(hostile))('15 kB of %s take each parser less than 5 ms', (_what, text) => {
  expect(leastCost(() => acceptedEncoding(text))).toBeLessThan(5);
  expect(leastCost(() => visitorLanguageAlone({ 'accept-language': text, cookie: text }))).toBeLessThan(5);
  expect(leastCost(() => visitorLanguageAlone({ cookie: `site-language${text}` }))).toBeLessThan(5);
  expect(leastCost(() => matchPath(`/${text}`))).toBeLessThan(5);
});

test('no hostile header or address takes 8 ms of processor time', async () => {
  const app = await startApp({ TRUSTED_PROXIES: '127.0.0.1' });
  for (const [what, text] of Object.entries(hostile)) {
    for (const name of [
      'accept-encoding',
      'accept-language',
      'cookie',
      'if-none-match',
      'user-agent',
      'x-forwarded-for',
    ]) {
      const headers = { 'x-forwarded-for': '192.0.2.2', [name]: text };
      expect(await leastCpu(async () => app.get('/cursos', headers)), `${name}: ${what}`).toBeLessThan(8);
    }
    const path = `/${text.slice(0, 7900).replaceAll(' ', '+')}`;
    expect(await leastCpu(async () => app.get(path)), `address: ${what}`).toBeLessThan(8);
  }
  await app.close();
});

/** The least processor time of several runs, of client and server together, in milliseconds. */
async function leastCpu(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
