type DataLayerWindow = Window & { dataLayer?: unknown[] };

/** The queue that tag scripts read, in order, once they are loaded. It is in memory only. */
export function dataLayer(): unknown[] {
  return ((window as DataLayerWindow).dataLayer ??= []);
}

/** A command to the Google tag, such as `gtag('event', 'generate_lead', { … })`. */
export type TagCommand = readonly [name: string, ...values: unknown[]];

/** Queues a command. To tag scripts, an `arguments` object is a command, and an array is not. */
export function gtag(..._command: TagCommand): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}
