import { reloadWithArrival } from '../attribution/arrival.ts';
import { readStore, writeStore } from '../../browser/storage.ts';

const storageKey = 'reloaded-for-build';

/**
 * A chunk that cannot be loaded raises `vite:preloadError`, and its importer gets the error. After a new deployment,
 * whose files have other names, the document is loaded anew. This happens once for each build, so that a broken
 * deployment does not reload for ever.
 */
export function reloadAfterDeployment(build: string): void {
  window.addEventListener('vite:preloadError', () => {
    void deployedBuild().then((deployed) => {
      if (deployed && deployed !== build) reloadOnceFor(deployed);
    });
  });
}

/** Loads the document anew because another build is deployed: once for each build. */
export function reloadOnceFor(deployed: string): void {
  if (readStore('sessionStorage', storageKey) === deployed) return;
  writeStore('sessionStorage', storageKey, deployed);
  // Without storage the reloading might never end: the visitor reloads by hand.
  if (readStore('sessionStorage', storageKey) === deployed) reloadWithArrival();
}

async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/data/build.json', { cache: 'no-store' });
    return ((await response.json()) as { build: string }).build;
  } catch {
    return null;
  }
}
