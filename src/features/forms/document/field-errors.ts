import type { Errors } from '../../../schema/fields/check-fields.ts';
import type { ErrorKey } from '../../../schema/fields/field-type.ts';
import { fill } from '../../../i18n/words/fill.ts';
import { askedIn } from './form-values.ts';

/** Shows each error beside its field and the number of errors above the form, and focuses the first wrong field. */
export function showErrors(form: HTMLFormElement, errors: Errors): void {
  const wrong = Object.keys(errors);
  notesOf(form)?.setAttribute('role', 'alert');
  for (const { name } of askedIn(form)) markField(form, name, errors[name]);
  notesOf(form)?.replaceChildren(summaryOf(form, wrong));
  if (wrong[0]) controlOf(form, wrong[0])?.focus();
}

/** Removes messages of corrected fields while the visitor types, and adds no new ones. */
export function updateErrors(form: HTMLFormElement, errors: Errors): void {
  const told = askedIn(form)
    .map(({ name }) => name)
    .filter((name) => controlOf(form, name)?.ariaInvalid === 'true');
  for (const name of told) markField(form, name, errors[name]);
  if (told.length > 0 && !told.some((name) => errors[name])) notesOf(form)?.replaceChildren();
}

/** Shows one of the document's prepared notices above the form, and focuses it. */
export function showNotice(form: HTMLFormElement, notice: string): void {
  const ready = form.querySelector<HTMLTemplateElement>(`template[data-notice="${notice}"]`);
  if (ready) notesOf(form)?.replaceChildren(ready.content.cloneNode(true));
  goToNote(form);
}

/** Focuses the note above the form, so that it is seen and announced. */
export function goToNote(form: ParentNode): void {
  const note = form.querySelector<HTMLElement>('[data-notes] .note');
  if (!note) return;
  // Screen readers announce the focused element; an alert would be announced twice.
  note.parentElement?.removeAttribute('role');
  note.tabIndex = -1;
  note.focus();
}

function markField(form: HTMLFormElement, name: string, error: ErrorKey | undefined): void {
  const control = controlOf(form, name);
  const place = errorPlaceOf(form, name);
  if (!control || !place) return;
  place.hidden = !error;
  place.textContent = error ? messageOf(place, error) : '';
  control.parentElement?.toggleAttribute('data-invalid', Boolean(error));
  control.ariaInvalid = error ? 'true' : null;
  if (error) control.setAttribute('aria-describedby', place.id);
  else control.removeAttribute('aria-describedby');
}

function summaryOf(form: HTMLFormElement, wrong: readonly string[]): Node {
  const ready = form.querySelector<HTMLTemplateElement>('template[data-notice="errors"]');
  const { one = '', other = '' } = ready?.dataset ?? {};
  const note = element(
    'div',
    element('p', element('strong', wrong.length === 1 ? one : fill(other, { count: wrong.length }))),
  );
  note.className = 'note';
  note.dataset.tone = 'error';
  note.append(
    element(
      'ul',
      ...wrong.map((name) => {
        const link = element('a', errorPlaceOf(form, name)?.dataset.label ?? name);
        link.href = `#field-${name}`;
        return element('li', link);
      }),
    ),
  );
  return note;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function messageOf(place: HTMLElement, error: ErrorKey): string {
  const messages: Partial<Record<string, string>> = JSON.parse(place.dataset.messages ?? '{}');
  return messages[error] ?? '';
}

function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`#field-${name}`);
}

function errorPlaceOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`#error-${name}`);
}

function notesOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-notes]');
}
