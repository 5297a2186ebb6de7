import type { FormAttribution } from './providers/form-provider.ts';

let source: () => FormAttribution = () => ({});

/** Says where forms learn how the visitor came. Called once, before the first form is mounted. */
export function setAttributionSource(read: () => FormAttribution): void {
  source = read;
}

/** How the visitor came, as far as it is known now. */
export function readAttribution(): FormAttribution {
  return source();
}
