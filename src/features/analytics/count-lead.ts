import type { Language } from '../../i18n/language.ts';
import { submissionKey } from '../../schema/form-submission.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import { isAccepted, subscribeToConsent } from '../consent/consent-store.ts';
import { dataLayer, gtag } from './data-layer.ts';
import { leadCommands, leadEvent, type LeadCommand } from './lead-events.ts';
import { countedText, leadToCount } from './lead-to-count.ts';
import { measurementSettings } from './measurement-settings.ts';

const countedKey = 'counted-submissions';
let waiting: LeadCommand[] = [];
/** What this document counted stays counted where nothing can be stored. */
let countedHere: string | null = null;

/**
 * Counts the enquiry that led to the thank-you page, once. The data layer has the event at once; commands to the tags
 * wait until the visitor accepts their category, and are forgotten with the document if that does not happen.
 */
export function countLead(language: Language): void {
  const counted = readStore('sessionStorage', countedKey) ?? countedHere;
  const lead = leadToCount(readStore('sessionStorage', submissionKey), counted);
  writeStore('sessionStorage', submissionKey, null);
  if (!lead) return;
  countedHere = countedText(counted, lead);
  writeStore('sessionStorage', countedKey, countedHere);

  dataLayer().push(leadEvent(lead, language));
  if (waiting.length === 0) subscribeToConsent(give);
  waiting.push(...leadCommands(lead, measurementSettings(document.documentElement.dataset)));
  give();
}

function give(): void {
  const due = waiting.filter(({ category }) => isAccepted(category));
  waiting = waiting.filter((command) => !due.includes(command));
  for (const { command } of due) gtag(...command);
}
