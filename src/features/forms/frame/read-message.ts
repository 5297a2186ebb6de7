import type { FormMessage, FormProvider, ProviderEvent } from '../providers/form-provider.ts';

/** Bounds of a frame's height, in CSS pixels: a value beyond them is an error or an attack. */
const lowest = 200;
const highest = 6000;

/** The sender from which a form accepts messages. */
export type Listener = {
  provider: Pick<FormProvider, 'origins' | 'events' | 'read'>;
  /** The form's id in its service. */
  id: string;
  /** The window of the form's own frame. */
  frameWindow: unknown;
  /** Origin of the page. */
  siteOrigin: string;
};

/**
 * Reads a message. Only the form's own frame is trusted, and only while it shows its provider's documents. Returns null
 * for a message from another window or origin, about another form or in another shape.
 */
export function readMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  listener: Listener,
): FormMessage | null {
  const { provider, frameWindow, siteOrigin } = listener;
  if (!frameWindow || source !== frameWindow || !provider.origins(siteOrigin).includes(origin)) return null;
  return read({ type: 'message', data }, listener);
}

/** Reads an event that the provider's script dispatches in the page; null for any other event. */
export function readEvent({ type, detail }: Pick<CustomEvent<unknown>, 'type' | 'detail'>, listener: Listener) {
  return listener.provider.events.includes(type) ? read({ type, data: detail }, listener) : null;
}

function read(said: ProviderEvent, { provider, id }: Listener): FormMessage | null {
  const message = provider.read(said, id);
  return message?.kind === 'resize'
    ? { ...message, height: Math.min(highest, Math.max(lowest, Math.ceil(message.height))) }
    : message;
}
