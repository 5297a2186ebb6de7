import type { Language } from '../../i18n/language.ts';
import type { RouteId } from '../../site/routes.ts';
import { isAccepted } from '../consent/consent-store.ts';
import { gtag } from './data-layer.ts';

/** The events that the site counts besides enquiries. None of them identifies the visitor. */
export type SiteEvents = {
  view_course: { course: RouteId };
  form_start: { form: string };
  email_reveal: { page: string };
  phone_click: { page: string };
  language_change: { to: Language };
};

/** Counts an event, if the visitor accepts analytics. An event before the decision is never reported later. */
export function track<Name extends keyof SiteEvents>(name: Name, values: SiteEvents[Name]): void {
  if (isAccepted('analytics')) gtag('event', name, values);
}
