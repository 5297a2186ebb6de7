import type { ProviderSettings } from '../../../schema/form-provider.ts';
import { providerSources } from '../../../site/provider-sources.ts';
import { whenFormIsNear } from '../frame/when-form-is-near.ts';
import { initDelay } from '../widget/embed-contract.ts';
import { hiddenFields } from './foreign-form.ts';
import type { FormFacts, FormProvider } from './form-provider.ts';

const ready = 'hs-form-event:on-ready';
const submitted = 'hs-form-event:on-submission:success';

/**
 * Prefix of the contact properties for the values that the site passes: `site_page`, `site_click_id`,
 * `site_utm_source`…
 */
const propertyPrefix = '0-1/site_';

type HubSpotForm = { getFormId(): string; setFieldValue(name: string, value: string): unknown };
type HubSpotWindow = Window & { HubSpotFormsV4?: { getFormFromEvent(event: Event): HubSpotForm | undefined } };

/**
 * HubSpot, by developers.hubspot.com (global form events) and the embed code of its forms editor. Its script creates
 * the frame, sets its height and dispatches events on the page's window. Legacy forms send other messages, which are
 * ignored.
 */
export function hubspot(settings: ProviderSettings): FormProvider {
  const { frames, scripts } = providerSources(settings);
  return {
    origins: () => frames,
    events: [ready, submitted],
    idOf: (form, language) => settings.forms[form][language],
    mount(host, facts, failed) {
      const place = document.createElement('div');
      place.className = 'hs-form-frame';
      Object.assign(place.dataset, { region: settings.region, formId: facts.id, portalId: settings.account });
      host.append(place);
      const fill = (event: Event) => fillHiddenFields(event, facts);
      window.addEventListener(ready, fill);
      // The script looks for placeholders only when it runs, so it runs again for each new one.
      const script = document.createElement('script');
      let starting: ReturnType<typeof setTimeout> | undefined;
      const stopWatching = whenFormIsNear(host, () => {
        starting = setTimeout(() => {
          script.src = `${scripts[0]}/forms/embed/${settings.account}.js`;
          script.addEventListener('error', failed);
          document.head.append(script);
        }, initDelay);
      });
      return () => {
        stopWatching();
        clearTimeout(starting);
        window.removeEventListener(ready, fill);
        script.removeEventListener('error', failed);
        script.remove();
      };
    },
    read({ type, data }, id) {
      const { formId } = ((typeof data === 'object' && data) || {}) as { formId?: unknown };
      if (formId !== id) return null;
      if (type === submitted) return { kind: 'submitted', submission: null };
      return type === ready ? { kind: 'ready' } : null;
    },
  };
}

/** If the form lacks a field, or the script lacks this method, the form stays unchanged. */
function fillHiddenFields(event: Event, facts: FormFacts): void {
  try {
    const form = (window as HubSpotWindow).HubSpotFormsV4?.getFormFromEvent(event);
    if (form?.getFormId() !== facts.id) return;
    for (const [name, value] of Object.entries(hiddenFields(facts))) form.setFieldValue(propertyPrefix + name, value);
  } catch {
    // The enquiry is valid without the origin of the visit.
  }
}
