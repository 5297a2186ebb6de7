import type { ProviderSettings } from '../../../schema/form-provider.ts';
import { providerSources } from '../../../site/provider-sources.ts';
import { whenFormIsNear } from '../frame/when-form-is-near.ts';
import { foreignFrame, hiddenFields, submissionId } from './foreign-form.ts';
import type { FormProvider } from './form-provider.ts';

/**
 * Typeform, according to the source of npm package @typeform/embed 6.1.1 (`buildIframeSrc`, `get-form-event-handler`).
 * The site uses only its frame, without its script. The script adds nothing for a form in a page and does not check the
 * origin of messages.
 */
export function typeform(settings: ProviderSettings): FormProvider {
  const [origin = ''] = providerSources(settings).frames;
  return {
    origins: () => [origin],
    events: [],
    idOf: (form, language) => settings.forms[form][language],
    mount(host, facts) {
      const frame = foreignFrame(facts.title);
      host.append(frame);
      return whenFormIsNear(host, () => {
        const address = new URL(`/to/${facts.id}`, origin);
        address.search = new URLSearchParams({
          'typeform-embed': 'embed-widget',
          'typeform-embed-id': `${facts.form}-${facts.language}`,
          'typeform-embed-auto-resize': 'true',
          'typeform-embed-no-heading': 'true',
          // The page decides where to navigate after a submission.
          'typeform-embed-handles-redirect': '1',
          'disable-tracking': 'true',
        }).toString();
        // Hidden fields are in the fragment, which is not sent to servers.
        address.hash = new URLSearchParams(hiddenFields(facts)).toString();
        frame.src = address.href;
      });
    },
    read({ data }, id) {
      const { type, formId, responseId, height } = ((typeof data === 'object' && data) || {}) as TypeformMessage;
      // Only the message of a submission names its form; others are identified by their frame.
      if (type === 'form-submit' && formId === id) return { kind: 'submitted', submission: submissionId(responseId) };
      if (type === 'form-height-changed' && typeof height === 'number' && Number.isFinite(height))
        return { kind: 'resize', height };
      return type === 'form-ready' ? { kind: 'ready' } : null;
    },
  };
}

type TypeformMessage = { type?: unknown; formId?: unknown; responseId?: unknown; height?: unknown };
