import { widgetPath } from '../../../schema/form-submission.ts';
import { makeFrame } from '../frame/make-frame.ts';
import { scanEvent } from '../widget/embed-contract.ts';
import { builtinMessages } from './builtin-messages.ts';
import type { FormProvider } from './form-provider.ts';
import { loadScript } from './load-script.ts';

/** The site's own form service, on the same server. */
export const builtin: FormProvider = {
  ...builtinMessages,
  idOf: (form) => form,
  mount(host, { attribution }, failed) {
    const frame = makeFrame(host);
    for (const [name, value] of Object.entries(attribution)) if (value) frame.dataset[name] = value;
    // The script may have looked for frames before this one was added.
    window.dispatchEvent(new Event(scanEvent));
    let mounted = true;
    loadScript(widgetPath).catch(() => {
      if (mounted) failed();
    });
    return () => {
      mounted = false;
    };
  },
};
