/**
 * The contract between a page and the widget script. A frame is `iframe[data-form]` without `src`. It may have
 * `data-lang`, `data-course`, `data-campus`, `data-edition`, `data-click-id` (`gclid:…`, `gbraid:…`, `wbraid:…`),
 * `data-referrer` (host and path) and `data-campaign` (`utm_source=…&utm_medium=…`). The script reads these when the
 * frame is near the viewport, so they may be set until then. The script sets the frame's height as its form requests,
 * and sets `data-submission` once a submission has been stored.
 */

/** Event on `window` by which a page announces added frames. */
export const scanEvent = 'form-widget:scan';

/** Delay before the script looks for frames, in milliseconds: the page's own files load first. */
export const initDelay = 500;

/** Distance from the viewport at which a frame is loaded. */
export const nearMargin = '600px';

/** Longest wait for the first message of a loaded form, in milliseconds. */
export const patience = 8000;
