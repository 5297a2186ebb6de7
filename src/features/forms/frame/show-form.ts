import { widgetPath } from '../../../schema/form-submission.ts';
import { html } from '../../../browser/html.ts';
import { documentArrival } from '../../attribution/carry-arrival.ts';
import { loadScript } from '../providers/load-script.ts';
import { patience } from '../widget/embed-contract.ts';
import { makeFrame } from './make-frame.ts';

/**
 * Shows a form of the site's own service before the page is live: whoever only reads it needs nothing else. The live page
 * takes it over as it is, with what is written in it.
 * @param place where a form may belong
 * @param wake makes the page live; is called if the form does not come
 * @returns false where there is none, or where only the live page can show it: another service has the form, or it is to
 * be told how the visit began
 */
export function showForm(place: Element, wake: () => void): boolean {
  const host = place.querySelector<HTMLElement>('[data-form]');
  if (!host || html.dataset.formProvider || documentArrival().referrer !== null) return false;
  const frame = makeFrame(host);
  loadScript(widgetPath, 'module').catch(wake);
  setTimeout(() => frame.height || wake(), patience);
  return true;
}
