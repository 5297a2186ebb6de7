import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { enquiryStoreOn, openDatabase } from '../server/enquiries/store/store.ts';
import { readEnv } from '../server/env.ts';
import { createResponse } from '../server/http/response.ts';
import { sessionCookie } from '../server/office/guard/guard.ts';
import { createOfficeApp } from '../server/office/office-app.ts';
import { readOfficeEnv } from '../server/office/office-env.ts';
import type { OfficeParts } from '../server/office/open-office.ts';
import type { OfficeRoute } from '../server/office/office-route.ts';
import { invite } from '../server/office/people/people-queries.ts';
import { officeRoutes } from '../server/office/routes.ts';
import type { ScreenFiles } from '../server/office/screen.ts';
import { openSession } from '../server/office/sign-in/sessions.ts';
import type { SiteFacts } from '../server/site-facts.ts';
import type { OfficeRole } from '../src/schema/office.ts';
import { withDatabase } from './empty-databases.ts';
import { sampleCentre } from './sample-centre.ts';

export const officeUrl = 'http://localhost:3001';

/** The smallest possible facts of a site. */
export const sampleFacts = {
  centre: { ...sampleCentre, phone: { display: sampleCentre.phone } },
  courses: sampleCentre.courses,
  campuses: sampleCentre.campuses,
  answers: {},
  retentionMonths: 12,
  waitingMonths: 24,
} as unknown as SiteFacts;

const file = (text: string, headers: Record<string, string>) => createResponse({ headers, body: Buffer.from(text) });
const kept = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
const sampleScreen: ScreenFiles = {
  document: file('<!doctype html><title>Oficina</title>', { 'content-type': 'text/html; charset=utf-8' }),
  files: new Map([['/assets/office-1.js', file('start()', kept)]]),
};

export type OfficeApp = Awaited<ReturnType<typeof openOfficeApp>>;

type Asked = { cookie?: string | undefined; body?: unknown; headers?: Record<string, string>; remoteAddress?: string };

/**
 * The office's server in this process, with a database of its own and a clock that tests set. Close it after use.
 * @param settings environment variables, such as DATABASE_URL
 * @param routes the table of routes; that of the office by default
 */
export async function openOfficeApp(
  settings: Record<string, string> = {},
  routes: (parts: OfficeParts) => OfficeRoute[] = officeRoutes,
) {
  const folder = await withDatabase(mkdtempSync(join(tmpdir(), 'office-')));
  const env = readEnv({ DATA_DIR: folder, ...settings });
  const opened = await openDatabase(env);
  let time = new Date('2026-03-02T09:00:00.000Z');
  const now = () => time;
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  const parts: OfficeParts = {
    env,
    office: readOfficeEnv(settings),
    ...opened,
    store: enquiryStoreOn(opened, env, { now }),
    facts: { ...sampleFacts },
    sendMail: null,
    content: null,
    log,
    now,
  };
  const table = routes(parts);
  const app = await createOfficeApp(parts, { routes: table, screen: sampleScreen });

  /** Invites a person and signs them in; resolves to the `Cookie` header of the session. */
  async function signIn(email: string, role: OfficeRole = 'office'): Promise<string> {
    await invite(parts.db, { email, role, now: now() });
    return `${sessionCookie}=${await openSession(parts.db, email, now())}`;
  }

  /** Sends a request as the office's own page does. */
  function ask(method: 'GET' | 'POST', url: string, asked: Asked = {}): Promise<LightMyRequestResponse> {
    const { cookie, body, headers, remoteAddress } = asked;
    return app.inject({
      method,
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' ? { origin: officeUrl } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
  }

  return {
    app,
    parts,
    table,
    signIn,
    ask,
    /** The log so far, one line of JSON per entry. */
    said,
    pass: (ms: number) => void (time = new Date(time.getTime() + ms)),
    async close() {
      await app.close();
      await parts.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
