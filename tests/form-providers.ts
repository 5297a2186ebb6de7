import type { Page } from '@playwright/test';
import { formIds } from '../src/schema/enquiry.ts';

/** An external form service for the tests: settings, origins, and a stand-in for its responses. */
export type StandIn = {
  settings: Record<string, string>;
  /** The sources in the content security policy while this service is configured. */
  origins: readonly string[];
  /** The service's own script, if it has one. */
  script: string | null;
  /** The messages that its form's document posts to the page, from the service's documentation. */
  loaded: string;
  submitted: string;
  /** The stand-in for the service's script; empty if it has none. */
  scriptText: string;
  /** URL pattern of its form documents. */
  documents: string;
};

const uuid = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';

function everyForm(id: string): string {
  return formIds.map((form) => `${form}=${id}`).join(',');
}

export const standIns: Record<'tally' | 'typeform' | 'hubspot', StandIn> = {
  tally: {
    settings: { FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: everyForm('mRoDv3') },
    origins: ['https://tally.so'],
    script: 'https://tally.so/widgets/embed.js',
    scriptText: `window.Tally = { loadEmbeds() {
      for (const frame of document.querySelectorAll('iframe[data-tally-src]:not([src])')) frame.src = frame.dataset.tallySrc;
    } };`,
    documents: 'https://tally.so/embed/**',
    loaded: `JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'mRoDv3' } })`,
    submitted: `JSON.stringify({ event: 'Tally.FormSubmitted', payload: { id: 'xYz12A', formId: 'mRoDv3', fields: [] } })`,
  },
  typeform: {
    settings: { FORM_PROVIDER: 'typeform', FORM_PROVIDER_FORMS: everyForm('aBcD1234') },
    origins: ['https://form.typeform.eu'],
    script: null,
    scriptText: '',
    documents: 'https://form.typeform.eu/to/**',
    loaded: `{ type: 'form-height-changed', height: 640 }`,
    submitted: `{ type: 'form-submit', formId: 'aBcD1234', responseId: 'r3sp0ns3' }`,
  },
  hubspot: {
    settings: { FORM_PROVIDER: 'hubspot/123', FORM_PROVIDER_FORMS: everyForm(uuid) },
    origins: ['https://js-eu1.hsforms.net', 'https://forms-eu1.hsforms.com'],
    script: 'https://js-eu1.hsforms.net/forms/embed/123.js',
    scriptText: `
      const fields = {};
      window.HubSpotFormsV4 = { getFormFromEvent: ({ detail }) => ({
        getFormId: () => detail.formId,
        setFieldValue(name, value) { fields[name] = value; frame.contentWindow.postMessage(fields, '*'); },
      }) };
      const place = document.querySelector('.hs-form-frame');
      const frame = document.createElement('iframe');
      frame.src = 'https://js-eu1.hsforms.net/frame.html';
      place.append(frame);
      window.addEventListener('message', ({ data, source }) => {
        if (source !== frame.contentWindow || typeof data !== 'string') return;
        const detail = { formId: place.dataset.formId, instanceId: '7d1e' };
        window.dispatchEvent(new CustomEvent(data, { detail }));
      });`,
    documents: 'https://js-eu1.hsforms.net/frame.html',
    loaded: `'hs-form-event:on-ready'`,
    submitted: `'hs-form-event:on-submission:success'`,
  },
};

/** The form document, which reports its load, shows its values, and can be sent once or twice. */
function formDocument({ loaded, submitted }: StandIn): string {
  return `<!doctype html><title>Form</title><pre></pre><button>Send</button><script>
    const shown = document.querySelector('pre');
    shown.textContent = decodeURIComponent(location.search + location.hash);
    addEventListener('message', ({ data }) => { shown.textContent = JSON.stringify(data); });
    document.querySelector('button').onclick = () => { for (let i = 0; i < 2; i += 1) parent.postMessage(${submitted}, '*'); };
    parent.postMessage(${loaded}, '*');
  </script>`;
}

/** Serves the stand-in at the service's own addresses for one page. With `silent`, documents post no messages. */
export async function answerFor(page: Page, standIn: StandIn, silent = false): Promise<void> {
  const { script, scriptText, documents } = standIn;
  if (script) await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: scriptText }));
  const body = silent ? '<!doctype html><title>Form</title>' : formDocument(standIn);
  await page.route(documents, (route) => route.fulfill({ contentType: 'text/html', body }));
}
