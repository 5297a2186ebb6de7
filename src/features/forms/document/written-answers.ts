import { askedIn } from './form-values.ts';

/** Answers of a form by the names of their controls; `yes` for a ticked box. */
export type WrittenAnswers = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the answers of a form; consents, documents and empty controls are left out. */
export function writtenAnswers(form: HTMLFormElement): WrittenAnswers {
  const written = controlsOf(form).map((control) => [control.name, isBox(control) ? tick(control) : control.value]);
  return Object.fromEntries(written.filter(([, value]) => value));
}

/** Writes answers into a form's controls of the same names. */
export function writeAnswers(form: HTMLFormElement, answers: WrittenAnswers): void {
  for (const control of controlsOf(form)) {
    const value = answers[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = true;
    else control.value = value;
  }
}

/** The controls with answers, including the checkboxes of a question with several options. */
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
