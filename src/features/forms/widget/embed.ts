import { formAddress, isFormId, type FormAddress } from '../../../schema/form-submission.ts';
import { readMessage } from '../frame/read-message.ts';
import { builtinMessages } from '../providers/builtin-messages.ts';
import { initDelay, nearMargin, scanEvent } from './embed-contract.ts';

// The widget script of the form service. It reads only the frames' attributes, the page's language, and the page's
// address without the query.

/** The `data-…` attributes of a frame with its form's parameters; the type check fails if one is missing. */
const told: Record<Exclude<keyof FormAddress, 'form' | 'language' | 'page' | 'message'>, true> = {
  clickId: true,
  referrer: true,
  campaign: true,
  course: true,
  campus: true,
  edition: true,
};

const waiting = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
      waiting.unobserve(target);
      load(target);
    }
  },
  { rootMargin: nearMargin },
);

function scan(): void {
  for (const frame of document.querySelectorAll('iframe[data-form]:not([src])')) waiting.observe(frame);
}

function load(frame: HTMLIFrameElement): void {
  const { form, lang: language = document.documentElement.lang } = frame.dataset;
  if (!isFormId(form)) return;
  const facts = Object.keys(told).map((name) => [name, frame.dataset[name]]);
  frame.src = formAddress({ form, language, page: location.origin + location.pathname, ...Object.fromEntries(facts) });
}

window.addEventListener('message', (event) => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-form][src]')) {
    const { contentWindow: frameWindow, dataset } = frame;
    const listener = { provider: builtinMessages, id: dataset.form ?? '', frameWindow, siteOrigin: location.origin };
    const message = readMessage(event, listener);
    if (message?.kind === 'resize') frame.height = String(message.height);
    if (message?.kind === 'submitted' && message.submission) dataset.submission = message.submission;
  }
});

setTimeout(() => {
  scan();
  window.addEventListener(scanEvent, scan);
}, initDelay);
