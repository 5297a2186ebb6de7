import { isSupported, stayPlain } from '../../browser/plain-page.ts';
import { inputs, whenLoaded } from '../../browser/when-idle.ts';
import { releasePaint } from '../language/hold-paint.ts';
import type { WithEarlyPress } from './early-press.ts';

const { documentElement: html, head } = document;

/** Adds the site's sheet. Until it is there what lies below the fold is not drawn; if it cannot be had, the plain text is. */
function addSheet(): void {
  const { sheet } = html.dataset;
  if (!sheet || head.querySelector(`link[href="${sheet}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  link.addEventListener('error', () => head.querySelector('style')?.remove());
  head.append(link);
}

// Pictures of the first view come before everything that is not painted with.
if (location.hash) addSheet();
else whenLoaded(addSheet);
for (const input of ['scroll', ...inputs]) addEventListener(input, addSheet, { once: true, passive: true });

if (isSupported()) html.dataset.scripted = '';
else stayPlain();

// The page works without the scripts: whoever cannot load them now gets them with the next page.
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof Element && target.matches('script[type=module]'))) return;
    releasePaint();
    stayPlain();
  },
  true,
);

document.addEventListener('click', ({ target }) => ((window as WithEarlyPress).earlyPress = target));
