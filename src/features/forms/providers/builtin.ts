import { messageTypes, widgetPath } from '../../../schema/form-submission.ts';
import { scanEvent } from '../widget/embed-contract.ts';
import type { FormMessage, FormProvider, Said } from './form-provider.ts';
import { loadScript } from './load-script.ts';

/** The site's own form service, on the same server. */
export const builtin: FormProvider = {
  origins: (siteOrigin) => [siteOrigin],
  events: [],
  idOf: (form) => form,
  mount(host, { form, title, language, course, campus, edition, attribution }, failed) {
    const frame = document.createElement('iframe');
    frame.title = title;
    const facts = { form, lang: language, course, campus, edition, ...attribution };
    for (const [name, value] of Object.entries(facts)) if (value) frame.dataset[name] = value;
    host.append(frame);
    // The script may have looked around before this frame was there.
    window.dispatchEvent(new Event(scanEvent));
    let mounted = true;
    loadScript(widgetPath, 'module').catch(() => {
      if (mounted) failed();
    });
    return () => {
      mounted = false;
    };
  },
  read,
};

function read({ data }: Said, id: string): FormMessage | null {
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
