import { formAddress, isFormId } from '../../../schema/form-submission.ts';
import { initDelay, nearMargin, scanEvent } from './embed-contract.ts';

// The widget script of the form service. It knows nothing of the page but what the frames say of themselves.

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
  const {
    form,
    lang = document.documentElement.lang,
    clickId,
    referrer,
    campaign,
    course,
    campus,
    edition,
  } = frame.dataset;
  if (!isFormId(form)) return;
  frame.src = formAddress({
    form,
    language: lang,
    page: location.origin + location.pathname,
    clickId,
    referrer,
    campaign,
    course,
    campus,
    edition,
  });
}

setTimeout(() => {
  scan();
  window.addEventListener(scanEvent, scan);
}, initDelay);
