import { tallyOrigin, type TallyForms } from '../../../schema/tally.ts';
import { whenFormIsNear } from '../frame/when-form-is-near.ts';
import { initDelay } from '../widget/embed-contract.ts';
import type { FormFacts, FormProvider } from './form-provider.ts';
import { loadScript } from './load-script.ts';

type TallyWindow = Window & { Tally?: { loadEmbeds(): void } };

/**
 * Tally, as documented at developers.tally.so/widgets: Tally's script loads the frame and adapts the frame's height.
 */
export function tally(forms: TallyForms): FormProvider {
  return {
    origin: () => tallyOrigin,
    idOf: (form, language) => forms[form][language],
    mount(host, facts, failed) {
      const look = { alignLeft: '1', hideTitle: '1', transparentBackground: '1', dynamicHeight: '1' };
      const query = new URLSearchParams({ ...look, ...hiddenFields(facts) });
      const frame = document.createElement('iframe');
      frame.title = facts.title;
      // The sandbox lets the frame submit its form, but does not let it navigate the page.
      frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups');
      frame.referrerPolicy = 'strict-origin';
      frame.dataset['tallySrc'] = `${tallyOrigin}/embed/${facts.id}?${query}`;
      host.append(frame);
      let starting: ReturnType<typeof setTimeout> | undefined;
      let mounted = true;
      const stopWatching = whenFormIsNear(host, () => {
        loadScript(`${tallyOrigin}/widgets/embed.js`).then(
          () => {
            if (mounted) starting = setTimeout(() => (window as TallyWindow).Tally?.loadEmbeds(), initDelay);
          },
          () => {
            if (mounted) failed();
          },
        );
      });
      return () => {
        mounted = false;
        stopWatching();
        clearTimeout(starting);
      };
    },
    read(data, id) {
      const { event, payload } = parse(data);
      if (typeof event !== 'string' || payload?.formId !== id) return null;
      if (event === 'Tally.FormSubmitted') return { kind: 'submitted', submission: submissionId(payload.id) };
      return event === 'Tally.FormLoaded' || event === 'Tally.FormPageView' ? { kind: 'ready' } : null;
    },
  };
}

type TallyMessage = { event?: unknown; payload?: { id?: unknown; formId?: unknown } | null };

/** Parses a message of Tally, which is a JSON string. */
function parse(data: unknown): TallyMessage {
  try {
    return (typeof data === 'string' && (JSON.parse(data) as TallyMessage | null)) || {};
  } catch {
    return {};
  }
}

/** The values of a form's hidden fields, by name: facts of the page, and the origin of the visit. */
function hiddenFields({ language, course, campus, edition, attribution }: FormFacts): Record<string, string> {
  const { clickId, referrer, campaign } = attribution;
  const fields = {
    page: location.origin + location.pathname,
    lang: language,
    course,
    campus,
    edition,
    click_id: clickId,
    referrer,
  };
  const known = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return Object.fromEntries([...known, ...new URLSearchParams(campaign ?? '')]);
}

/** A submission's id as the service writes it; null for anything else. */
function submissionId(id: unknown): string | null {
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}
