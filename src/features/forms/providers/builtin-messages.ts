import { messageTypes } from '../../../schema/form-submission.ts';
import type { FormMessage, FormProvider } from './form-provider.ts';

/** Messages of the forms of the site's own service, and their origin. */
export const builtinMessages: Pick<FormProvider, 'origin' | 'read'> = {
  origin: (siteOrigin) => siteOrigin,
  read,
};

function read(data: unknown, id: string): FormMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('form' in data) || data.form !== id)
    return null;
  if (data.type === messageTypes.resize && 'height' in data && isHeight(data.height)) {
    return { kind: 'resize', height: data.height };
  }
  if (data.type === messageTypes.escape) return { kind: 'escape' };
  if (data.type === messageTypes.submitted && 'submission' in data && isSubmission(data.submission)) {
    return { kind: 'submitted', submission: data.submission };
  }
  return null;
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isSubmission(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);
}
