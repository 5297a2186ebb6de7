import { askedIn } from './form-values.ts';

/** Fills the summary beside the form: a strip for each question, with its answer as the visitor reads it. */
export function fillSummary(root: ParentNode): void {
  const form = root.querySelector('form');
  if (!form) return;
  for (const { name } of askedIn(form)) {
    const strip = root.querySelector<HTMLElement>(`[data-summary="${name}"]`);
    const value = strip?.querySelector('dd');
    if (!strip || !value) continue;
    const text = shownAnswer(form, name);
    strip.toggleAttribute('data-open', text === '');
    value.textContent = text || '–';
  }
}

function shownAnswer(form: HTMLFormElement, name: string): string {
  const control = form.querySelector(`#field-${name}`);
  if (control instanceof HTMLFieldSetElement)
    return [...control.querySelectorAll<HTMLInputElement>('input:checked')]
      .map(({ parentElement }) => parentElement?.textContent.trim() ?? '')
      .join('; ');
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'file')
    return [...(control.files ?? [])].map(({ name: file }) => file).join('; ');
  if (control instanceof HTMLInputElement && control.type === 'date') return dayText(control);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value.trim() : '';
}

function dayText({ valueAsDate }: HTMLInputElement): string {
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' });
  return valueAsDate ? form.format(valueAsDate) : '';
}

/**
 * Keeps the summary visible while the surrounding page scrolls. The frame itself is as high as its form and does not
 * scroll. The page has the same origin.
 */
export function followPage(board: HTMLElement, page: Window, signal: AbortSignal): void {
  const { frameElement } = window;
  if (!frameElement) return;
  const clearance = 120;
  function place(): void {
    const hidden = clearance - frameElement!.getBoundingClientRect().top;
    const room = (board.parentElement?.clientHeight ?? 0) - board.offsetHeight;
    const isBeside = board.offsetLeft > 0;
    board.style.translate = isBeside ? `0 ${Math.max(0, Math.min(hidden, room))}px` : '';
  }
  page.addEventListener('scroll', place, { passive: true, signal });
  window.addEventListener('resize', place);
}
