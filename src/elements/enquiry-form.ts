import { arrivalOfDocument } from '../features/attribution/arrival.ts';
import { carryArrival } from '../features/attribution/carry-arrival.ts';
import { whenFormIsNear } from '../features/forms/frame/when-form-is-near.ts';
import { addressWithSubmission } from '../features/forms/frame/remember-submission.ts';
import { languageToCarry } from '../features/language/carried-language.ts';
import { isLanguage } from '../i18n/language.ts';
import type { FormId } from '../schema/enquiry.ts';
import { defineElement, part } from './element.ts';

/**
 * Loads a form's frame when it is near the viewport, and the code that exchanges messages with it. `data-state` is
 * `waiting`, `shown` from the form's first message, or `failed` if it cannot be loaded or sends no message. A change of
 * the host's course (`data-course`) loads another frame. A second after a submission follows the page in `data-thanks`.
 */
defineElement('enquiry-form', (host) => {
  const place = part(host, '[data-form]');
  let end = () => {};

  function show(state: 'waiting' | 'shown' | 'failed'): void {
    host.dataset.state = state;
    part(host, '[data-waiting]').hidden = state !== 'waiting';
    part(host, '[data-fallback]').hidden = state !== 'failed';
  }

  function start(): void {
    end();
    show('waiting');
    let isOver = false;
    let disconnect = () => {};
    const failed = () => {
      if (!isOver && host.dataset.state !== 'shown') show('failed');
    };
    const events = { shown: () => show('shown'), failed, submitted: thank };
    const { form = '', title = '', course, campus, edition } = place.dataset;
    const language = document.documentElement.lang;
    if (!isLanguage(language)) return;
    const facts = { form: form as FormId, title, language, course, campus, edition };
    const stopWatching = whenFormIsNear(place, () => {
      import('../features/forms/frame/connect-form.ts')
        .then(async ({ connectForm }) => {
          if (isOver) return;
          disconnect = await connectForm(place, facts, events);
          if (isOver) disconnect();
        })
        .catch(failed);
    });
    end = () => {
      isOver = true;
      stopWatching();
      disconnect();
    };
  }

  function thank(): void {
    if (!host.dataset.thanks) return;
    const next = new URL(host.dataset.thanks, location.href);
    const language = languageToCarry();
    if (language) next.searchParams.set('lang', language);
    carryArrival(next, arrivalOfDocument());
    location.assign(addressWithSubmission(next));
  }

  part(host, '[data-retry]').addEventListener('click', () => {
    start();
    // The pressed button is hidden: the focus moves to the new form.
    part(host, '[data-fields]').focus();
  });
  new MutationObserver(start).observe(place, { attributeFilter: ['data-course'] });
  start();
});
