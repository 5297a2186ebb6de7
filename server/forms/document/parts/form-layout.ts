import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { answeredField, answerNames, type AnswerName } from '../../../../src/schema/fields/field-names.ts';
import { fieldsOf } from '../../../../src/schema/forms.ts';

/** A cell of the ruled form; a wide one takes the whole row. */
export type FormCellPlace = { name: AnswerName; wide: boolean };

/** Lays the fields of a form out in rows of two; a half without a neighbour takes the whole row. Consents stand below. */
export function formLayout(form: SiteFormId): FormCellPlace[] {
  const places: FormCellPlace[] = [];
  let half: FormCellPlace | null = null;
  for (const asked of fieldsOf(form)) {
    const name = answerNames.find((answer) => answer === asked);
    if (!name) continue;
    const wide = answeredField(name).width === 'row';
    const place = { name, wide };
    places.push(place);
    if (!wide && half) half = null;
    else if (!wide) half = place;
    else if (half) {
      half.wide = true;
      half = null;
    }
  }
  if (half) half.wide = true;
  return places;
}
