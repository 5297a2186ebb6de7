import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { attribution } from '../../attribution/attribution.ts';
import type { FormFacts, FormMessage, FormProvider } from '../providers/form-provider.ts';
import { formProvider } from '../providers/registry.ts';
import { readEvent, readMessage, type Listener } from './read-message.ts';
import { rememberSubmission, type FormSubmission } from './remember-submission.ts';
import { watchNearness } from './when-form-is-near.ts';
import { patience } from '../widget/embed-contract.ts';

/** How long the acknowledgement of a submission is shown, in milliseconds. */
const acknowledgementTime = 1000;

/** Submissions that this document has acted upon: each of them once, however often it is told. */
const known = new Set<string>();

/**
 * The life of a form in its place: `waiting` until it speaks, `failed` when its script cannot be had or it stays silent.
 * @param host where the form's frame is made
 * @param onSubmitted is called once, after the acknowledgement of a submission has been shown for a second
 */
export function useFormFrame(
  host: RefObject<HTMLElement | null>,
  { form, language, title, course, campus, edition }: Omit<FormFacts, 'attribution' | 'id'>,
  onSubmitted: () => void,
) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const submitted = useEffectEvent(onSubmitted);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const frame = () => element.querySelector('iframe');
    const fail = () => setState((current) => (current === 'shown' ? current : 'failed'));
    const life = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;

    function heed(message: FormMessage | null): void {
      if (!message) return;
      clearTimeout(silence);
      setState('shown');
      if (message.kind === 'resize') frame()?.setAttribute('height', String(message.height));
      if (message.kind === 'escape') element?.closest('dialog')?.close();
      if (message.kind === 'submitted') thank(message.submission);
    }

    function thank(id: string | null): void {
      if (leaving !== undefined || (id && known.has(id))) return;
      const submission: FormSubmission | null = id ? { id, form, page: location.pathname } : null;
      if (submission) {
        known.add(submission.id);
        rememberSubmission(submission);
      }
      leaving = setTimeout(submitted, acknowledgementTime);
    }

    function start(provider: FormProvider): void {
      if (!element || life.signal.aborted) return;
      const id = provider.idOf(form, language);
      const listener = (): Listener => ({
        provider,
        id,
        frameWindow: frame()?.contentWindow,
        siteOrigin: location.origin,
      });
      const options = { signal: life.signal };
      window.addEventListener('message', (event) => heed(readMessage(event, listener())), options);
      for (const name of provider.events)
        window.addEventListener(name, (event) => heed(readEvent(event as CustomEvent<unknown>, listener())), options);
      const facts = { form, language, id, title, course, campus, edition, attribution: attribution() };
      const letGo = provider.mount(element, facts, fail);
      life.signal.addEventListener('abort', letGo);
      catchUp();
    }

    /** What a form said that was there before the page was live, as the widget script wrote it down. */
    function catchUp(): void {
      const { height, dataset } = frame() ?? {};
      if (height) heed({ kind: 'ready' });
      if (dataset?.submission) heed({ kind: 'submitted', submission: dataset.submission });
    }

    formProvider(document.documentElement.dataset).then(start, fail);
    // A form that the visitor scrolls past is not loaded, so its silence is no failure.
    const stopWatching = watchNearness(element, (isNear) => {
      clearTimeout(silence);
      if (isNear) silence = setTimeout(fail, patience);
    });
    return () => {
      life.abort();
      stopWatching();
      clearTimeout(silence);
      clearTimeout(leaving);
      element.replaceChildren();
    };
  }, [host, form, language, title, course, campus, edition]);

  return state;
}
