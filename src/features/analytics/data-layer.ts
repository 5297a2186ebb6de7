type DataLayerWindow = Window & { dataLayer?: unknown[] };

/** The queue that tag scripts read, in order, once they are loaded. It is in memory only. */
export function dataLayer(): unknown[] {
  return ((window as DataLayerWindow).dataLayer ??= []);
}

/** A command to the Google tag, such as `gtag('event', 'generate_lead', { … })`. */
export type TagCommand = readonly [name: string, ...values: unknown[]];

/** Queues a command. Tag scripts read an `arguments` object as a command, but not an array. */
export function gtag(..._command: TagCommand): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}
