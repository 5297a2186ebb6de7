import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { LogController, type LightMyRequestResponse } from 'fastify';
import { parse } from 'yaml';
import { inLanguage } from '../src/i18n/language.ts';
import { centre as centreSchema } from '../src/schema/centre.ts';
import type { Enquiry } from '../src/schema/enquiry.ts';
import { formTexts as formTextsSchema } from '../src/schema/form-texts.ts';
import { fillCentre } from '../src/schema/placeholders.ts';
import { renderFormDocument } from '../server/forms/document/form-document.tsx';
import type { FormDocumentParts } from '../server/forms/document/form-documents.ts';
import type { FormStore } from '../server/forms/submission/accept.ts';
import { registerOverload } from '../server/http/overload.ts';
import { formRoutes, type FormRoutesOptions } from '../server/forms/routes.ts';

const read = async (file: string): Promise<unknown> => parse(await readFile(`content/${file}`, 'utf8'));
export const centre = centreSchema.parse(await read('centre.yaml'));
const texts = formTextsSchema.parse(await read('pages/form-texts.yaml'));

export const textVersion = texts.version;
export const siteUrl = 'https://www.example.com';

/** Texts and courses for tests: the real texts, one course and one campus. */
export const documentParts: FormDocumentParts = {
  views: { renderFormDocument },
  assets: { script: '/form.js', styles: ['/form.css'] },
  centre,
  formTexts: (language) =>
    JSON.parse(fillCentre(JSON.stringify(inLanguage(texts, language)), inLanguage(centre, language))),
  courses: [{ id: 'block-1-tower', title: { es: 'Básico y torre', en: 'Basic and tower' } }],
  campuses: [{ id: 'madrid', title: { es: 'Madrid', en: 'Madrid' } }],
};

/** A store that refuses everything but enquiries. */
export const refusingStore: Omit<FormStore, 'accept' | 'show'> = {
  subscribe: async () => 'busy',
  findSubscription: async () => null,
  confirmSubscription: async () => null,
  unsubscribe: async () => false,
  book: async () => 'busy',
  confirmBooking: async () => null,
  findBooking: async () => null,
  cancelBooking: async () => false,
  seats: async () => ({}),
};

/** The form service alone, for tests: real documents, a store in memory, a clock that tests advance, and its log. */
export async function formTestServer(changes: Partial<FormRoutesOptions> = {}) {
  const stored = new Map<string, Enquiry>();
  const secret = randomBytes(32);
  const state = { stored, now: new Date('2026-03-01T10:00:00Z'), failing: false, busy: false };
  const said: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void said.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({
    trustProxy: true,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'info', stream },
  });
  registerOverload(app, () => state.busy);
  await app.register(formRoutes, {
    store: {
      async accept(enquiry) {
        if (state.failing) throw new Error('disk full');
        if (stored.has(enquiry.id)) return 'already-stored';
        stored.set(enquiry.id, enquiry);
        return 'stored';
      },
      async show(id) {
        const enquiry = stored.get(id);
        return enquiry ? { enquiry, deliveries: [], mark: null } : null;
      },
      ...refusingStore,
    },
    ...documentParts,
    courseNames: documentParts.courses,
    siteUrl,
    waitingMonths: 24,
    visits: [],
    secrets: () => [secret],
    firstAttempt: Promise.resolve(),
    uploadFolder: join(tmpdir(), 'form-test-uploads'),
    now: () => state.now,
    ...changes,
  });

  /** Opens a form; returns the response and the values of its hidden fields. */
  async function open(address = '/forms/contact?lang=es', headers: Record<string, string> = {}) {
    const page = await app.inject({ url: address, headers });
    return { page, hidden: hiddenOf(page) };
  }

  /** Sends a form's fields as a browser does. */
  async function send(
    pairs: Record<string, string>,
    address = '/forms/contact?lang=es',
    headers: Record<string, string> = {},
  ) {
    return app.inject({
      method: 'POST',
      url: address,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'iframe',
        ...headers,
      },
      payload: new URLSearchParams(pairs).toString(),
    });
  }

  function wait(ms: number): void {
    state.now = new Date(state.now.getTime() + ms);
  }

  return { app, state, open, send, wait, said };
}

/** The hidden fields of a response. */
export function hiddenOf(answer: LightMyRequestResponse): Record<string, string> {
  return hiddenIn(answer.body);
}

/** The hidden fields of a document, with their values. */
export function hiddenIn(html: string): Record<string, string> {
  const inputs = html.match(/<input type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
}

/** The values of a form in which every field is filled in. */
export const typed = {
  name: 'Nuria Peñalver O’Hara',
  email: 'nuria@example.com',
  phone: '+34 600 000 000',
  campus: 'madrid',
  course: 'block-1-tower',
  message: '¿Puedo empezar en noviembre?\r\n<b>Gracias</b>',
  privacy: 'yes',
  marketing: 'yes',
};
