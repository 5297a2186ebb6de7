import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FormId } from '../../schema/enquiry.ts';
import type { FormSubmission } from '../../schema/form-submission.ts';
import { attribution } from '../attribution/attribution.ts';
import type { FormProvider } from './providers/form-provider.ts';
import { readMessage } from './read-message.ts';
import { rememberSubmission } from './remember-submission.ts';
import { whenFormIsNear } from './when-form-is-near.ts';

/** How long a form that should be there may stay silent, and how long its acknowledgement is shown, in milliseconds. */
const patience = 8000;
const acknowledgementTime = 1000;

/** Submissions that this document has acted upon: each of them once, however often it is told. */
const known = new Set<string>();

type FormFrameFacts = {
  form: FormId;
  provider: FormProvider;
  /** Called once for a submission, after its acknowledgement has been shown for a second. */
  onSubmitted(submission: FormSubmission): void;
};

/** The life of a form's frame: `waiting` until it speaks, `failed` when its script cannot be had or it stays silent. */
export function useFormFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { form, provider, onSubmitted }: FormFrameFacts,
) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const [height, setHeight] = useState<number>();
  const submitted = useEffectEvent(onSubmitted);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fail = () => setState((current) => (current === 'shown' ? current : 'failed'));
    let silence: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;

    function listen(event: MessageEvent<unknown>): void {
      const message = readMessage(event, {
        form,
        provider,
        frameWindow: element?.contentWindow,
        siteOrigin: location.origin,
      });
      if (!message) return;
      clearTimeout(silence);
      setState('shown');
      if (message.kind === 'resize') setHeight(message.height);
      else if (!known.has(message.submission)) {
        known.add(message.submission);
        const submission = { id: message.submission, form, page: location.pathname };
        rememberSubmission(submission);
        leaving = setTimeout(() => submitted(submission), acknowledgementTime);
      }
    }

    window.addEventListener('message', listen);
    const letGo = provider.mount(element, attribution(), fail);
    const stopWatching = whenFormIsNear(element, () => {
      silence = setTimeout(fail, patience);
    });
    return () => {
      window.removeEventListener('message', listen);
      letGo();
      stopWatching();
      clearTimeout(silence);
      clearTimeout(leaving);
    };
  }, [frame, form, provider]);

  return { state, height };
}
