import type { Language } from '../../i18n/language.ts';
import { explainedTarget, termLinks } from './explained-target.ts';

const firstEvents = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Acronyms and icons explain themselves. Nothing of it is loaded before a pointer, the focus or a finger reaches one of
 * them; a finger's first tap asks what an acronym means, also while the answer is still on its way.
 */
export function explainOnDemand(language: Language): void {
  const life = new AbortController();
  const { signal } = life;
  const waiting: Event[] = [];

  function note(event: Event): void {
    if (!(event.target instanceof Element) || !explainedTarget(event.target)) return;
    waiting.push(event);
    if (waiting.length > 1) return;
    import('./start-explaining.ts').then(
      ({ startExplaining }) => {
        life.abort();
        startExplaining(language, waiting);
      },
      () => waiting.splice(0),
    );
  }

  function hold(event: MouseEvent): void {
    const last = waiting.findLast((each) => each.type === 'pointerdown');
    const isTouch = (last as PointerEvent | undefined)?.pointerType === 'touch' && last?.target === event.target;
    if (!isTouch || !(event.target as Element).matches(termLinks)) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(event);
  }

  for (const name of firstEvents) document.addEventListener(name, note, { passive: true, signal });
  document.addEventListener('click', hold, { capture: true, signal });
}
