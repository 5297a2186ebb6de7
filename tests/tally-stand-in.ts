import type { Page } from '@playwright/test';
import { formIds } from '../src/schema/enquiry.ts';

/** Settings that keep all forms in Tally. */
export const tallySettings = { TALLY_FORMS: formIds.map((form) => `${form}=mRoDv3`).join(',') };

export const tallyScript = 'https://tally.so/widgets/embed.js';

/** Messages that Tally's document of a form sends to the page around it, as JavaScript expressions. */
const loaded = `JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'mRoDv3' } })`;
export const submitted = `JSON.stringify({ event: 'Tally.FormSubmitted', payload: { id: 'xYz12A', formId: 'mRoDv3', fields: [] } })`;

const scriptText = `window.Tally = { loadEmbeds() {
  for (const frame of document.querySelectorAll('iframe[data-tally-src]:not([src])')) frame.src = frame.dataset.tallySrc;
} };`;

/** A form document: it reports its load, shows its values, and reports each submission twice. */
const formDocument = `<!doctype html><title>Form</title><pre></pre><button>Send</button><script>
  document.querySelector('pre').textContent = decodeURIComponent(location.search + location.hash);
  document.querySelector('button').onclick = () => { for (let i = 0; i < 2; i += 1) parent.postMessage(${submitted}, '*'); };
  parent.postMessage(${loaded}, '*');
</script>`;

/** Puts a stand-in at Tally's own addresses for one page. With `silent`, the documents send no messages. */
export async function answerAsTally(page: Page, silent = false): Promise<void> {
  await page.route(tallyScript, (route) => route.fulfill({ contentType: 'text/javascript', body: scriptText }));
  const body = silent ? '<!doctype html><title>Form</title>' : formDocument;
  await page.route('https://tally.so/embed/**', (route) => route.fulfill({ contentType: 'text/html', body }));
}
