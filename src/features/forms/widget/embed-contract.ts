/**
 * Sets the contract between a page and the widget script. A frame is `iframe[data-form]` without `src`. It may carry
 * `data-lang`, `data-course`, `data-campus`, `data-click-id` (`gclid:…`, `gbraid:…`, `wbraid:…`), `data-referrer` (host
 * and path) and `data-campaign` (`utm_source=…&utm_medium=…`). The script reads these when the frame comes near the
 * window, so they may be set until then. The script gives it the height that its form asks for, and `data-submission`
 * once that has been stored.
 */

/** Event on `window` by which a page says that it has added frames. */
export const scanEvent = 'form-widget:scan';

/** How long after its loading the script looks for frames, in milliseconds: until then the page has the network to itself. */
export const initDelay = 500;

/** How near the window a frame is when it is loaded. */
export const nearMargin = '600px';

/** How long a form that should be there may stay silent, in milliseconds. */
export const patience = 8000;
