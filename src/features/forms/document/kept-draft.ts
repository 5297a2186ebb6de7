import { readStore, writeStore } from '../../../browser/storage.ts';
import { storedKeys } from '../../../site/stored-keys.ts';
import { askedIn } from './form-values.ts';

const { key } = storedKeys.proposalDraft;

/** Age after which an untouched draft is not shown again, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Draft = { at: number; values: Record<string, string> };

/** Keeps the form's answers in this browser, without consents and documents. */
export function keepDraft(form: HTMLFormElement): void {
  const written = controlsOf(form).map((control) => [control.name, isBox(control) ? tick(control) : control.value]);
  const values = Object.fromEntries(written.filter(([, value]) => value));
  const draft: Draft = { at: Date.now(), values };
  writeStore('localStorage', key, Object.keys(values).length > 0 ? JSON.stringify(draft) : null);
}

/** Removes the draft. */
export function forgetDraft(): void {
  writeStore('localStorage', key, null);
}

/** Writes the draft into a form that nobody has filled in yet. @returns whether there was one */
export function restoreDraft(form: HTMLFormElement): boolean {
  const values = readDraft();
  const controls = controlsOf(form);
  const isTouched = controls.some((control) => (isBox(control) ? control.checked : control.value !== ''));
  if (!values || isTouched) return false;
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = true;
    else control.value = value;
  }
  return true;
}

function readDraft(): Record<string, string> | null {
  try {
    const draft = JSON.parse(readStore('localStorage', key) ?? 'null') as Draft | null;
    return draft && Date.now() - draft.at < keptFor ? draft.values : null;
  } catch {
    return null;
  }
}

/** The controls with answers, single boxes of a question among them. */
function controlsOf(form: HTMLFormElement): Control[] {
  const asked = askedIn(form)
    .filter(({ type }) => type !== 'consent' && type !== 'documents')
    .map(({ name }) => name);
  return asked.flatMap((name) => [
    ...form.querySelectorAll<Control>(`:is(input, select, textarea):is([name="${name}"], [name^="${name}."])`),
  ]);
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function tick({ checked }: HTMLInputElement): string {
  return checked ? 'yes' : '';
}
