import type { Language } from '../../i18n/language.ts';
import type { ConsentCategory } from '../../site/stored-keys.ts';
import type { TagCommand } from './data-layer.ts';
import type { Lead } from './lead-to-count.ts';
import type { MeasurementSettings } from './measurement-settings.ts';

/** The value of an enquiry for ad services, set by the centre. It is sent only with the conversion. */
const worth = { value: 15, currency: 'EUR' } as const;

/** The data layer's event for one enquiry, with its form, page and id, but nothing about the visitor. */
export function leadEvent({ id, form, page }: Lead, lang: Language): Record<string, string> {
  return {
    event: 'form_submission_success',
    lang,
    ...(form && { form_name: form }),
    ...(page && { referrer_location: page }),
    ...(id && { submission_id: id }),
  };
}

/** A command to the tags, and the category that must be accepted first. */
export type LeadCommand = { category: ConsentCategory; command: TagCommand };

/**
 * The commands that count one enquiry: the form event, the recommended event of Google Analytics, and the ad
 * conversion. Ad services count a conversion once for each transaction id.
 */
export function leadCommands({ id, form }: Lead, settings: MeasurementSettings): LeadCommand[] {
  const { googleTag, tagManager, adConversion } = settings;
  const commands: LeadCommand[] = [
    {
      category: 'analytics',
      command: ['event', 'generate_lead', { ...(form && { lead_source: form }) }],
    },
  ];
  // Without a Google tag, a container counts the data layer's event: this command would count the enquiry twice.
  if (googleTag || !tagManager) {
    const values = { event_category: 'form', value: 1, ...(form && { form_name: form }) };
    commands.unshift({ category: 'analytics', command: ['event', 'form_submission_success', values] });
  }
  // A Google tag without an ad account would count the conversion as another event.
  if (adConversion || !googleTag) {
    const values = { ...(adConversion && { send_to: adConversion }), ...worth, ...(id && { transaction_id: id }) };
    commands.push({ category: 'marketing', command: ['event', 'conversion', values] });
  }
  return commands;
}
