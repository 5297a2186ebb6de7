import type { AskedField, FormValues } from '../../../schema/fields/check-fields.ts';
import { isFieldType } from '../../../schema/fields/field-type.ts';
import { isSiteFormId, type SiteFormId } from '../../../schema/site-form.ts';

/** Reads a form's values as the browser would send them, without files. */
export function pairsOf(form: HTMLFormElement): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') pairs.append(name, value);
  return pairs;
}

/** The entered values by field; for a field with several options, the ticked ones, separated by commas. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const ticked = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-type="choices"]')].map(({ name }) => {
    const boxes = form.querySelectorAll<HTMLInputElement>(`input[name^="${name}."]:checked`);
    return [name, [...boxes].map((box) => box.name.slice(name.length + 1)).join(',')];
  });
  return { ...Object.fromEntries(pairsOf(form)), ...Object.fromEntries(ticked) };
}

/** The id of a form; null if it is not one of the site's forms. */
export function formIdOf(form: HTMLFormElement): SiteFormId | null {
  return isSiteFormId(form.dataset.form) ? form.dataset.form : null;
}

/** The fields of a form, read from its document, so that the script needs no list of its own. */
export function askedIn(form: HTMLFormElement): AskedField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-type]')].flatMap(({ name, required, dataset }) =>
    isFieldType(dataset.type)
      ? [
          {
            name,
            // The `required` attribute does not exist for a group of boxes, so the group has a data attribute.
            required: required || dataset.required === '',
            type: dataset.type,
            maxLength: Number(dataset.max),
          },
        ]
      : [],
  );
}
