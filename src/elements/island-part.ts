import { whenNear } from '../browser/near-viewport.ts';
import { raisePreloadError } from '../browser/preload-error.ts';
import { inputs, whenIdle } from '../browser/when-idle.ts';
import { defineElement } from './element.ts';

/**
 * Brings an island alive when it is near the viewport and the browser is idle, or at the first input in it. If its code
 * cannot be loaded, its markup stays as it was served.
 */
defineElement('island-part', (host) => {
  let isStarted = false;

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    import('../islands/hydrate.tsx').then(({ hydrateIsland }) => hydrateIsland(host)).catch(raisePreloadError);
  }

  // The host has no box of its own.
  whenNear(host.firstElementChild ?? host, () => whenIdle(start));
  for (const input of [...inputs, 'focusin']) host.addEventListener(input, start, { once: true, passive: true });
});
