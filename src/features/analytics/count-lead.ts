import type { Language } from '../../i18n/language.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import { isReopened } from '../attribution/arrival.ts';
import { isAccepted, isMeasured, subscribeToConsent } from '../consent/consent-store.ts';
import { submissionOfDocument } from '../forms/frame/remember-submission.ts';
import { dataLayer, gtag } from './data-layer.ts';
import { leadCommands, leadEvent, type LeadCommand } from './lead-events.ts';
import { countedText, leadToCount } from './lead-to-count.ts';
import { measurementSettings } from './measurement-settings.ts';

const countedKey = 'counted-submissions';
let waiting: LeadCommand[] = [];
/** The enquiries counted so far, in the format of `counted-submissions`. They are stored only with consent. */
let countedHere: string | null = null;

/**
 * Counts the enquiry that led to the thank-you page, once. The data layer gets the event at once. Commands to the tags
 * wait until the visitor accepts their category; if that never happens, they are dropped with the document.
 */
export function countLead(language: Language): void {
  const counted = isMeasured() ? readStore('sessionStorage', countedKey) : null;
  const lead = leadToCount({ submission: submissionOfDocument(), counted, isReopened: isReopened() });
  if (!lead) return;
  countedHere = countedText(counted, lead);

  dataLayer().push(leadEvent(lead, language));
  if (waiting.length === 0) subscribeToConsent(give);
  waiting.push(...leadCommands(lead, measurementSettings(document.documentElement.dataset)));
  give();
}

function give(): void {
  if (isMeasured()) writeStore('sessionStorage', countedKey, countedHere);
  const due = waiting.filter(({ category }) => isAccepted(category));
  waiting = waiting.filter((command) => !due.includes(command));
  for (const { command } of due) gtag(...command);
}
