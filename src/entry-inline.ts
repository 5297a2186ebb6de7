/** The only inline script: it handles language, old browsers, and presses before hydration. */
import { isSupported, stayPlain } from './browser/plain-page.ts';
import { placeDocument } from './features/language/place-document.ts';
import { openDialogs } from './features/start/open-dialogs.ts';
import { leadOn } from './features/start/lead-on.ts';
import { noteCategory } from './features/start/note-category.ts';
import { notePresses } from './features/start/early-press.ts';
import { startScripts } from './features/start/start-scripts.ts';

const isLeaving = placeDocument();
leadOn();
openDialogs();
if (isSupported()) {
  document.documentElement.dataset.scripted = 'waiting';
  notePresses();
  noteCategory();
  if (!isLeaving) startScripts();
} else stayPlain();
