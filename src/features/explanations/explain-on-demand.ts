import type { Language } from '../../i18n/language.ts';
import { explainedTarget, termLinks } from './explained-target.ts';

const firstEvents = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Explains acronyms and icons. The code is loaded when a pointer, the focus or a finger reaches one of them. The first
 * tap on an acronym shows its meaning, even if the code is still loading.
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

  function delayClick(event: MouseEvent): void {
    const last = waiting.findLast((each) => each.type === 'pointerdown');
    const isTouch = (last as PointerEvent | undefined)?.pointerType === 'touch' && last?.target === event.target;
    if (!isTouch || !(event.target as Element).matches(termLinks)) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(event);
  }

  for (const name of firstEvents) document.addEventListener(name, note, { passive: true, signal });
  document.addEventListener('click', delayClick, { capture: true, signal });
}
