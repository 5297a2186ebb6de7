import type { FormMessage, FormProvider } from '../providers/form-provider.ts';

/** Bounds of a frame's height, in CSS pixels: a value beyond them is an error or an attack. */
const lowest = 200;
const highest = 6000;

/** The sender from which a form accepts messages. */
export type Listener = {
  provider: Pick<FormProvider, 'origin' | 'read'>;
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
  { provider, id, frameWindow, siteOrigin }: Listener,
): FormMessage | null {
  if (!frameWindow || source !== frameWindow || origin !== provider.origin(siteOrigin)) return null;
  const message = provider.read(data, id);
  return message?.kind === 'resize'
    ? { ...message, height: Math.min(highest, Math.max(lowest, Math.ceil(message.height))) }
    : message;
}
