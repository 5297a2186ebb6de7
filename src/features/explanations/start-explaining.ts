import type { Language } from '../../i18n/language.ts';
import { explanationLink } from '../../i18n/words/explanations.ts';
import { startTooltips, type TooltipText } from '../../ui/tooltip-layer.ts';
import { explainedTarget, termLinks } from './explained-target.ts';
import { termTexts } from './term-texts.ts';

/**
 * Shows the meanings of acronyms and icons, also for events from before this code was loaded.
 * @returns a function that ends the explanations
 */
export function startExplaining(language: Language, early: readonly Event[]): () => void {
  async function textOf(target: HTMLElement): Promise<TooltipText | null> {
    if (!target.matches(termLinks)) return target.ariaLabel ? { text: target.ariaLabel } : null;
    const { hash, href } = target as HTMLAnchorElement;
    const entry = (await termTexts(language))[hash.slice(1)];
    if (!entry) return null;
    const [, title, text] = entry;
    return { title, text, link: { href, label: explanationLink[language] } };
  }

  const { stop, handle } = startTooltips(explainedTarget, textOf);
  for (const event of early) handle(event);
  return stop;
}
