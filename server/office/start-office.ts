import { resolve } from 'node:path';
import { every } from '../every.ts';
import { createOfficeApp } from './office-app.ts';
import { showHead } from './content/publish-head.ts';
import { raiseAlarm } from './daily-alarm.ts';
import { openOffice } from './open-office.ts';
import { officeRoutes } from './routes.ts';
import { tellOfChangedFacts } from './watched-facts.ts';
import { readScreen } from './screen.ts';

/** Longest wait for running requests at a stop, in milliseconds. */
const stopLimit = 10_000;

/** Interval at which changes of delicate facts, and the hour of the daily check, are looked for, in milliseconds. */
const watchEvery = 60_000;

/**
 * Starts the office's server; SIGTERM stops it.
 * @throws Error whose message names the missing part
 */
export async function startOffice(variables: Record<string, string | undefined>): Promise<void> {
  const screen = await readScreen(resolve('dist', 'office'));
  const parts = await openOffice(variables);
  const { log } = parts;
  const app = await createOfficeApp(parts, { routes: officeRoutes(parts), screen });

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopLimit).unref();
    watching.stop();
    await app.close();
    parts.content?.previews.close();
    await parts.store.close();
    process.exit(0);
  }
  const watch = () =>
    Promise.all([
      tellOfChangedFacts(parts).catch(() => log.warn('a change of the centre’s facts could not be looked for')),
      raiseAlarm(parts, variables).catch(() => log.warn('the daily check could not be made')),
    ]);
  const watching = every(watchEvery, watch);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal));
  await app.listen({ port: parts.office.OFFICE_PORT, host: parts.office.OFFICE_HOST });
  void watch();
  if (parts.content) void showHead(parts.content, log);
  log.info(`The office is at ${parts.office.OFFICE_URL}`);
}
