import type { FormFacts } from './form-provider.ts';

/** Permissions of an external form's frame: it may contain a form, but not navigate the page. */
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** Creates the frame for another company's form. */
export function foreignFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', sandbox);
  frame.referrerPolicy = 'strict-origin';
  return frame;
}

/** Passes the page and the origin of the visit to a form, by the names of its hidden fields. */
export function hiddenFields({ language, course, campus, attribution }: FormFacts): Record<string, string> {
  const { clickId, referrer, campaign } = attribution;
  const fields = {
    page: location.origin + location.pathname,
    lang: language,
    course,
    campus,
    click_id: clickId,
    referrer,
  };
  const known = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return Object.fromEntries([...known, ...new URLSearchParams(campaign ?? '')]);
}

/** Reads the id of a submission from a service; null if it is not valid. */
export function submissionId(id: unknown): string | null {
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}
