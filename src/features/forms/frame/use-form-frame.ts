import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FramedForm } from './connect-form.ts';
import { whenFormIsNear } from './when-form-is-near.ts';

/**
 * Loads a form when it is near the viewport, and the code that exchanges messages with the form. Returns the form's
 * state: `waiting`, `shown` from its first message, or `failed` if it cannot be loaded or sends no message.
 * @param host element for the form's frame
 * @param onSubmitted is called once, after the acknowledgement of a submission has been shown for a second
 */
export function useFormFrame(
  host: RefObject<HTMLElement | null>,
  { form, language, title, course, campus, edition }: FramedForm,
  onSubmitted: () => void,
) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const submitted = useEffectEvent(onSubmitted);

  useEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    let isOver = false;
    let disconnect = () => {};
    const failed = () => setState((now) => (now === 'shown' || isOver ? now : 'failed'));
    const events = { shown: () => setState('shown'), failed, submitted: () => submitted() };
    const stopWatching = whenFormIsNear(current, () => {
      import('./connect-form.ts')
        .then(({ connectForm }) => connectForm(current, { form, language, title, course, campus, edition }, events))
        .then((stop) => {
          disconnect = stop;
          if (isOver) stop();
        })
        .catch(failed);
    });
    return () => {
      isOver = true;
      stopWatching();
      disconnect();
    };
  }, [host, form, language, title, course, campus, edition]);

  return state;
}
