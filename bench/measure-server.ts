import { readFile } from 'node:fs/promises';
import type { BuildRecord } from '../server/site-build.ts';
import { languages } from '../src/i18n/language.ts';
import { canonicalPath, pathTo } from '../src/site/links.ts';
import { startSite } from '../tests/site-server.ts';
import { bareTwin, load, residentMemory, type Load } from './server-load.ts';
import { inTurns } from './statistics.ts';

/** Compares the server with a bare `node:http` that sends the same bytes, by kind of answer. */
export type ServerFigures = {
  load: Record<string, { ours: Load[]; bare: Load[] }>;
  /** MiB after every page was asked for in both languages from sixty countries. */
  memory: number;
  /** Milliseconds from the start of the process to the first page. */
  ready: number;
};

/** Sixty countries, as a proxy in front names them. */
const countries = (
  'ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ GB IE FR DE IT PT NL BE LU CH AT DK SE NO FI IS PL CZ SK ' +
  'HU RO BG GR HR SI EE LV LT MT CY US CA BR AU NZ JP IN ZA MA'
).split(' ');

const header = 'x-country';

/** @param seconds how long each address is asked in each round */
export async function measureServer(rounds: number, seconds: number): Promise<ServerFigures> {
  const started = performance.now();
  const site = await startSite({ COUNTRY_HEADER: header, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' });
  const ready = performance.now() - started;
  try {
    const { pages, build } = (JSON.parse(await readFile('dist/server/site.json', 'utf8')) as BuildRecord).facts;
    const html = await (await fetch(site.url)).text();
    const asset = /\/assets\/[\w.-]+\.(?:css|js|avif|woff2)/.exec(html)?.[0];
    if (!asset || !build) throw new Error('The home page names no asset.');
    const addresses: Record<string, string> = {
      'home page': '/',
      'course page': pathTo('block2', 'es', {}),
      'data of a page': '/data/es/courses.json',
      'asset of the home page': asset,
      'form document': '/forms/contact?lang=es',
    };
    const result: ServerFigures['load'] = {};
    for (const [name, path] of Object.entries(addresses)) {
      const twin = await bareTwin(site.url + path);
      await load(site.url + path, 1);
      const { ours = [], bare = [] } = await inTurns(rounds, {
        ours: () => load(site.url + path, seconds),
        bare: () => load(`${twin.url}/`, seconds),
      });
      await twin.stop();
      result[name] = { ours, bare };
    }
    for (const country of countries)
      for (const { route, params } of pages)
        for (const language of languages)
          await (
            await fetch(site.url + canonicalPath(route, language, params), { headers: { [header]: country } })
          ).text();
    return { load: result, memory: await residentMemory(site.process.pid!), ready };
  } finally {
    await site.stop();
  }
}
