import { formAddress, isFormId, messageTypes, widgetPath } from '../../../schema/form-submission.ts';
import { scanEvent } from '../widget/embed-contract.ts';
import type { FormMessage, FormProvider } from './form-provider.ts';
import { loadScript } from './load-script.ts';

/** The site's own form service, on the same server. */
export const builtin: FormProvider = {
  origins: (siteOrigin) => [siteOrigin],
  csp: { scripts: [], frames: [] },
  attributes: ({ form, language, course, campus }) => ({
    'data-form': form,
    'data-lang': language,
    'data-course': course,
    'data-campus': campus,
  }),
  mount(frame, { clickId, referrer }, failed) {
    if (clickId) frame.dataset.clickId = clickId;
    if (referrer) frame.dataset.referrer = referrer;
    // The script may have looked around before this frame was there.
    window.dispatchEvent(new Event(scanEvent));
    let mounted = true;
    loadScript(widgetPath).catch(() => {
      if (mounted) failed();
    });
    return () => {
      mounted = false;
    };
  },
  read,
  address: formAddress,
};

function read(data: unknown): FormMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('form' in data) || !isFormId(data.form))
    return null;
  const { form } = data;
  if (data.type === messageTypes.resize && 'height' in data && isHeight(data.height)) {
    return { kind: 'resize', form, height: data.height };
  }
  if (data.type === messageTypes.submitted && 'submission' in data && isSubmission(data.submission)) {
    return { kind: 'submitted', form, submission: data.submission };
  }
  return null;
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isSubmission(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);
}
