/** The only inline script: language, old browsers, links to the next document, dialogs, and presses kept for later. */
import { keepPresses } from './browser/kept-press.ts';
import { isSupported, stayPlain, stayPlainWithoutModule } from './browser/plain-page.ts';
import { placeDocument } from './features/language/place-document.ts';
import { leadOn } from './features/start/lead-on.ts';
import { openDialogs } from './features/start/open-dialogs.ts';

placeDocument();
leadOn();
openDialogs();
if (isSupported()) {
  document.documentElement.dataset.scripted = '';
  keepPresses();
  stayPlainWithoutModule();
} else stayPlain();
