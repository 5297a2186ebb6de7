import type { FormId } from '../../schema/enquiry.ts';
import type { FormMessage, FormProvider } from './providers/form-provider.ts';

/** Bounds of a frame's height, in CSS pixels: what a provider says beyond them is a mistake or mischief. */
const lowest = 200;
const highest = 6000;

/** Whose messages a form listens to. */
export type Listener = {
  form: FormId;
  provider: Pick<FormProvider, 'origins' | 'read'>;
  /** The window of the form's own frame. */
  frameWindow: unknown;
  /** Origin of the page. */
  siteOrigin: string;
};

/**
 * Reads a message from a form's frame. Only the form's own frame counts, and only while it shows its provider's
 * documents: a message from another window, another origin, another form or in another shape is null.
 */
export function readMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  { form, provider, frameWindow, siteOrigin }: Listener,
): FormMessage | null {
  if (!frameWindow || source !== frameWindow || !provider.origins(siteOrigin).includes(origin)) return null;
  const message = provider.read(data);
  if (!message || message.form !== form) return null;
  return message.kind === 'resize'
    ? { ...message, height: Math.min(highest, Math.max(lowest, Math.ceil(message.height))) }
    : message;
}
