import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { shortestFillMs } from '../src/schema/form-submission.ts';
import type { SiteServer } from './site-server.ts';

/** An enquiry in the output of the command line. */
export type ListedEnquiry = {
  id: string;
  name: string;
  email: string;
  deliveries: { kind: string; state: string }[];
} & Record<string, unknown>;

/** Runs `npm run leads` for a running site's database and returns its output. */
function leads(site: SiteServer, words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  return commandLine(site, 'server/enquiries/leads/leads.ts', words, settings);
}

/** Runs one of the office's programs for a running site's database and returns its output. */
export async function commandLine(
  site: SiteServer,
  program: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, SITE_URL: site.url, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}

/** Every enquiry in the database, from the command line. */
export async function listed(site: SiteServer, settings: Record<string, string> = {}): Promise<ListedEnquiry[]> {
  return JSON.parse(await leads(site, ['list', '--json'], settings)) as ListedEnquiry[];
}

/** Loads a form's document as a program does, and returns its hidden fields with their values. */
export async function openForm(site: SiteServer, form: string, query = ''): Promise<URLSearchParams> {
  return sentAlong(await (await fetch(`${site.url}/forms/${form}?lang=es${query}`)).text());
}

/**
 * Waits until the forms rendered so far may be sent: the form service rejects faster senders as bots. The wait reads
 * the same clock as the service, because a machine may set that clock back.
 */
export async function waitOutFilling(): Promise<void> {
  const end = Date.now() + shortestFillMs + 50;
  while (Date.now() < end) await delay(end - Date.now());
}

/** The hidden fields of a form's document, with their values. */
export function sentAlong(html: string): URLSearchParams {
  const values = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) values.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  return values;
}

/** Sends a form as a browser without JavaScript does. */
export function sendForm(site: SiteServer, form: string, values: URLSearchParams): Promise<Response> {
  return fetch(`${site.url}/forms/${form}`, { method: 'POST', body: values, redirect: 'manual' });
}

/** Fills in name, e-mail, message and consent. */
export function filledIn(values: URLSearchParams, name: string): URLSearchParams {
  const filled = new URLSearchParams(values);
  filled.set('name', name);
  filled.set('email', `${name.toLowerCase().replaceAll(' ', '.')}@visitor.example`);
  filled.set('message', `Quiero saber más. ${name}`);
  filled.set('privacy', 'yes');
  return filled;
}
