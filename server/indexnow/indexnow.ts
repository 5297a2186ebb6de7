import { parseArgs } from 'node:util';
import { addDays, madridDay } from '../../src/site/days.ts';
import { readEnv } from '../env.ts';
import { contentHere } from '../publish/shown-content.ts';
import { indexNowRequest } from './indexnow-request.ts';

// Reports changed pages to search engines after a deployment: `npm run indexnow [-- --since 2026-11-01 | --all]`.

const timeLimit = 30_000;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      all: { type: 'boolean' },
      endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
    },
  });
  const env = readEnv(process.env);
  if (!env.INDEXNOW_KEY) {
    console.log('INDEXNOW_KEY is not set: nothing is reported.');
    return;
  }
  if (values.since && !/^\d{4}-\d\d-\d\d$/.test(values.since))
    throw new Error('--since takes a day such as 2026-11-01.');
  const { facts } = (await contentHere()).record;
  // By default from yesterday on, because yesterday's changes may be deployed only today.
  const since = values.all ? null : (values.since ?? addDays(madridDay(new Date()), -1));
  const request = indexNowRequest({ siteUrl: env.SITE_URL, key: env.INDEXNOW_KEY }, facts.pages, since);
  if (request.urlList.length === 0) {
    console.log(`No page has changed since ${since}.`);
    return;
  }
  const answer = await fetch(values.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!answer.ok)
    throw new Error(`${values.endpoint} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  console.log(`${request.urlList.length} addresses were handed over; ${values.endpoint} answered ${answer.status}.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
