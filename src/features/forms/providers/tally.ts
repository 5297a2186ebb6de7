import type { ProviderSettings } from '../../../schema/form-provider.ts';
import { providerSources } from '../../../site/provider-sources.ts';
import { whenFormIsNear } from '../frame/when-form-is-near.ts';
import { initDelay } from '../widget/embed-contract.ts';
import { foreignFrame, hiddenFields, submissionId } from './foreign-form.ts';
import type { FormProvider } from './form-provider.ts';
import { loadScript } from './load-script.ts';

const origin = 'https://tally.so';
type TallyWindow = Window & { Tally?: { loadEmbeds(): void } };

/** Tally, by developers.tally.so/widgets: its script loads the frame and adapts its height to the form. */
export function tally(settings: ProviderSettings): FormProvider {
  return {
    origins: () => providerSources(settings).frames,
    events: [],
    idOf: (form, language) => settings.forms[form][language],
    mount(host, facts, failed) {
      const look = { alignLeft: '1', hideTitle: '1', transparentBackground: '1', dynamicHeight: '1' };
      const query = new URLSearchParams({ ...look, ...hiddenFields(facts) });
      const frame = foreignFrame(facts.title);
      frame.dataset['tallySrc'] = `${origin}/embed/${facts.id}?${query}`;
      host.append(frame);
      let starting: ReturnType<typeof setTimeout> | undefined;
      let mounted = true;
      const stopWatching = whenFormIsNear(host, () => {
        loadScript(`${origin}/widgets/embed.js`, 'classic').then(
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
    read({ data }, id) {
      const { event, payload } = parse(data);
      if (typeof event !== 'string' || payload?.formId !== id) return null;
      if (event === 'Tally.FormSubmitted') return { kind: 'submitted', submission: submissionId(payload.id) };
      return event === 'Tally.FormLoaded' || event === 'Tally.FormPageView' ? { kind: 'ready' } : null;
    },
  };
}

type TallyMessage = { event?: unknown; payload?: { id?: unknown; formId?: unknown } | null };

/** Its messages are JSON strings. */
function parse(data: unknown): TallyMessage {
  try {
    return (typeof data === 'string' && (JSON.parse(data) as TallyMessage | null)) || {};
  } catch {
    return {};
  }
}
