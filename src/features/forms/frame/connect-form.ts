import type { TallyForms } from '../../../schema/tally.ts';
import { attribution } from '../../attribution/attribution.ts';
import type { FormFacts, FormMessage, FormProvider } from '../providers/form-provider.ts';
import { builtin } from '../providers/builtin.ts';
import { watchNearness } from './when-form-is-near.ts';
import { readMessage, type Listener } from './read-message.ts';
import { rememberSubmission, type FormSubmission } from './remember-submission.ts';
import { patience } from '../widget/embed-contract.ts';

/** How long the acknowledgement of a submission is shown, in milliseconds. */
const acknowledgementTime = 1000;

/** Submissions already handled in this document: repeated messages are ignored. */
const known = new Set<string>();

/** The subject of a form in a page. */
export type FramedForm = Omit<FormFacts, 'attribution' | 'id'>;

/**
 * The calls about a form: `shown` at each message of the form, `failed` at an error or a time-out, `submitted` a second
 * after the submission.
 */
export type FormEvents = { shown: () => void; failed: () => void; submitted: () => void };

/**
 * Adds a form of the configured service to the page and handles its messages.
 * @param host element for the form's frame
 * @returns a function that removes the form
 */
export async function connectForm(host: HTMLElement, about: FramedForm, events: FormEvents): Promise<() => void> {
  const provider = await providerOf(document.documentElement.dataset);
  const { form, language } = about;
  const id = provider.idOf(form, language);
  const life = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const frame = () => host.querySelector('iframe');

  function handleMessage(message: FormMessage | null): void {
    if (!message) return;
    clearTimeout(silence);
    events.shown();
    if (message.kind === 'resize') frame()?.setAttribute('height', String(message.height));
    if (message.kind === 'escape') host.closest('dialog')?.close();
    if (message.kind === 'submitted') thank(message.submission);
  }

  function thank(submitted: string | null): void {
    if (leaving !== undefined || (submitted && known.has(submitted))) return;
    const submission: FormSubmission | null = submitted ? { id: submitted, form, page: location.pathname } : null;
    if (submission) {
      known.add(submission.id);
      rememberSubmission(submission);
    }
    leaving = setTimeout(events.submitted, acknowledgementTime);
  }

  const listener = (): Listener => ({
    provider,
    id,
    frameWindow: frame()?.contentWindow,
    siteOrigin: location.origin,
  });
  window.addEventListener('message', (event) => handleMessage(readMessage(event, listener())), {
    signal: life.signal,
  });
  // A form that the visitor has scrolled past has no time limit.
  const stopWatching = watchNearness(host, (isNear) => {
    clearTimeout(silence);
    if (isNear) silence = setTimeout(events.failed, patience);
  });
  const letGo = provider.mount(host, { ...about, id, attribution: attribution() }, events.failed);
  const own = frame();
  return () => {
    life.abort();
    letGo();
    stopWatching();
    clearTimeout(silence);
    clearTimeout(leaving);
    // The host may already have the frame of another course.
    own?.remove();
  };
}

/** The form service of this document: Tally if the server wrote Tally's forms into it, otherwise the site's own. */
async function providerOf({ tallyForms }: DOMStringMap): Promise<FormProvider> {
  if (!tallyForms) return builtin;
  const { tally } = await import('../providers/tally.ts');
  return tally(JSON.parse(tallyForms) as TallyForms);
}
