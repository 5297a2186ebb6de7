import { formIds, type FormId } from './enquiry.ts';

/** The form for notices of a course's next intake. It makes a subscription, not an enquiry. */
export const tellMeForm = 'tell-me';

/** The form in which an organisation asks for a proposal; documents can be attached. */
export const proposalForm = 'proposal' satisfies FormId;

/** The form that books a visit. It makes a booking, not an enquiry. */
export const visitForm = 'visit';

/** Every form of the form service: those that make an enquiry, and those for subscriptions and bookings. */
export const siteFormIds = [...formIds, tellMeForm, visitForm] as const;
export type SiteFormId = (typeof siteFormIds)[number];

/** Whether an unknown value (part of an address) is a form of the form service. */
export function isSiteFormId(value: unknown): value is SiteFormId {
  return siteFormIds.includes(value as SiteFormId);
}
