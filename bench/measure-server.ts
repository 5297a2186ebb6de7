import { canonicalPath } from '../src/site/links.ts';
import { languages } from '../src/i18n/language.ts';
import { readBuildRecord } from '../server/build-record.ts';
import { residentMemory } from '../tests/resident-memory.ts';
import { startSite } from '../tests/site-server.ts';

/** Memory and start time of a server process. `load/` measures how many visits it can handle. */
export type ServerFigures = {
  /** MiB after requesting every page in both languages from sixty countries. */
  memory: number;
  /** Milliseconds from the start of the process to the first page. */
  ready: number;
};

/** The countries of the requests, as a proxy sends them in a header. */
const countries = (
  'ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ GB IE FR DE IT PT NL BE LU CH AT DK SE NO FI IS PL CZ SK ' +
  'HU RO BG GR HR SI EE LV LT MT CY US CA BR AU NZ JP IN ZA MA'
).split(' ');

const header = 'x-country';

export async function measureServer(): Promise<ServerFigures> {
  const started = performance.now();
  const site = await startSite({ COUNTRY_HEADER: header, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' });
  await (await fetch(site.url)).text();
  const ready = performance.now() - started;
  try {
    const { pages } = (await readBuildRecord('dist')).facts;
    for (const country of countries)
      for (const { route, params } of pages)
        for (const language of languages)
          await (
            await fetch(site.url + canonicalPath(route, language, params), { headers: { [header]: country } })
          ).text();
    return { memory: await residentMemory(site.process.pid!), ready };
  } finally {
    await site.stop();
  }
}
