import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { shortestFillMs } from '../src/schema/form-submission.ts';
import type { SiteServer } from './site-server.ts';

/** One enquiry as the command line lists it. */
export type ListedEnquiry = {
  id: string;
  name: string;
  email: string;
  deliveries: { kind: string; state: string }[];
} & Record<string, unknown>;

/** Returns the output of `npm run leads` for a running site's database. */
function leads(site: SiteServer, words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  return commandLine(site, 'server/enquiries/leads/leads.ts', words, settings);
}

/** Returns the output of one of the programs for the office, for a running site's database. */
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

/** Every enquiry that the command line lists. */
export async function listed(site: SiteServer, settings: Record<string, string> = {}): Promise<ListedEnquiry[]> {
  return JSON.parse(await leads(site, ['list', '--json'], settings)) as ListedEnquiry[];
}

/** Reads a form's document as a program does: every field that is sent along, with its value. */
export async function openForm(site: SiteServer, form: string, query = ''): Promise<URLSearchParams> {
  return sentAlong(await (await fetch(`${site.url}/forms/${form}?lang=es${query}`)).text());
}

/** Waits until the forms drawn so far may be sent: the form service refuses faster senders as programs. */
export const waitOutFilling = (): Promise<void> => delay(shortestFillMs + 50);

/** The fields of a form's document that a visitor does not see, with their values. */
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

/** Fills in the required fields of every form. */
export function filledIn(values: URLSearchParams, name: string): URLSearchParams {
  const filled = new URLSearchParams(values);
  filled.set('name', name);
  filled.set('email', `${name.toLowerCase().replaceAll(' ', '.')}@visitor.example`);
  filled.set('message', `Quiero saber más. ${name}`);
  filled.set('privacy', 'yes');
  return filled;
}
