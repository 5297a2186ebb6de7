import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../server/enquiries/store/store.ts';
import { readEnv } from '../server/env.ts';
import { contentParts } from '../server/office/content/open-content.ts';
import { plainDesk, plainPreviews, plainSite } from './content-repository.ts';

/**
 * Starts the content part of an office, publishes one price after the other, and writes a line for each step.
 * Arguments: a folder of its own, the repository, the number of publications.
 */
const [folder = '', repository = '', count = '0'] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const office = { OFFICE_URL: 'http://localhost:3001' };
const { draft, publisher } = contentParts(
  { repository, branch: 'main' },
  {
    folder: join(folder, 'office'),
    desk: plainDesk,
    site: plainSite(folder),
    previews: () => plainPreviews,
    office,
    log: pino({ level: 'silent' }),
    db: (await openDatabase(readEnv({ DATA_DIR: folder }))).db,
    now: () => new Date(),
  },
);
await publisher.publishHead();
say('started');
for (let number = 0; number < Number(count); number += 1) {
  await draft.use('ana@example.com', async (files) => {
    const text = (await files.text('courses/tower.yaml'))!;
    const next = text.replace(/price: (\d+)/, (_, price: string) => `price: ${Number(price) + 1}`);
    const home = (await files.text('home.yaml'))!;
    await files.write('courses/tower.yaml', next);
    await files.write('home.yaml', home.replace(/title: .*/, `title: Inicio ${/price: (\d+)/.exec(next)![1]}`));
  });
  await publisher.publish(
    'ana@example.com',
    { files: ['courses/tower.yaml', 'home.yaml'], sure: true },
    async () => undefined,
  );
  let last = '';
  for (let state = publisher.state(); state.state === 'running'; state = publisher.state()) {
    if (state.step !== last) say((last = state.step));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const ended = publisher.state();
  say(ended.state === 'failed' ? `failed ${ended.problem.es}` : ended.state);
}
say('end');
