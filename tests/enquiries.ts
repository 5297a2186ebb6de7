import { setTimeout as delay } from 'node:timers/promises';
import { shortestFillMs } from '../src/schema/form-submission.ts';
import type { Enquiry } from '../src/schema/enquiry.ts';
import { withEnquiryStore } from '../server/enquiries/store/store.ts';
import type { SiteServer } from './site-server.ts';

/** Every enquiry in the database of a running site. */
export function listed(site: SiteServer, settings: Record<string, string> = {}): Promise<Enquiry[]> {
  return withEnquiryStore({ DATA_DIR: site.dataDir, ...settings }, async (store) =>
    (await store.list()).map(({ enquiry }) => enquiry),
  );
}

/** Loads a form's document as a program does, and returns its hidden fields with their values. */
export async function openForm(site: SiteServer, form: string, query = ''): Promise<URLSearchParams> {
  return sentAlong(await (await fetch(`${site.url}/forms/${form}?lang=es${query}`)).text());
}

/**
 * Waits until forms may be sent: the form service rejects faster senders as bots. The wait reads the same clock as the
 * service, because a machine may set that clock back.
 * @param drawn the time at which the form was rendered; by default the forms rendered so far may be sent
 */
export async function waitOutFilling(drawn = Date.now()): Promise<void> {
  const end = drawn + shortestFillMs + 50;
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
