import { raisePreloadError } from '../browser/preload-error.ts';
import { defineElement } from './element.ts';

/** Plays the drawing of an opened answer. Without scripts, the drawing shows the result. */
defineElement('taste-keys', (host) => {
  for (const key of host.querySelectorAll('details'))
    key.addEventListener('toggle', () => {
      if (!key.open) return;
      import('../exercises/screen/taste/play-taste.ts')
        .then(({ playTaste }) => playTaste(key))
        .catch(raisePreloadError);
    });
});
