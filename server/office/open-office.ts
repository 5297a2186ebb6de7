import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { enquiryStoreOn, openDatabase } from '../enquiries/store/store.ts';
import { readEnv } from '../env.ts';
import { followedFacts } from '../publish/follow-content.ts';
import { readContentSettings, readOfficeEnv } from './office-env.ts';
import { openContent } from './content/open-content.ts';
import { officeMail } from './people/office-mail.ts';

/** The objects that the office's routes use: the database shared with the site, and facts of the shown content. */
export type OfficeParts = Awaited<ReturnType<typeof openOffice>>;

/**
 * Reads the facts of the shown content, and opens the database; `store.close()` of the result closes it.
 * @param dist folder of the build
 * @throws Error whose message names the setting, build or database that failed
 */
export async function openOffice(
  variables: Record<string, string | undefined>,
  { dist = resolve('dist'), now = () => new Date() }: { dist?: string; now?: () => Date } = {},
) {
  const env = readEnv(variables);
  const office = readOfficeEnv(variables);
  const settings = readContentSettings(variables);
  const facts = await followedFacts({ dist, dataDir: resolve(env.DATA_DIR) }).catch(() => null);
  if (!facts) throw new Error('The site is not built, and the office needs its courses and texts: npm run build.');
  const opened = await openDatabase(env);
  const log: FastifyBaseLogger = pino({ level: env.LOG_LEVEL });
  return {
    env,
    office,
    ...opened,
    store: enquiryStoreOn(opened, env, { now }),
    facts,
    /** Null without `CONTENT_REPOSITORY`. */
    content: settings && (await openContent(settings, { dist, env, office, log, db: opened.db, now })),
    /** Null without a mail server: the screen then only shows the link of an invitation. */
    sendMail: officeMail(env, facts),
    log,
    now,
  };
}
