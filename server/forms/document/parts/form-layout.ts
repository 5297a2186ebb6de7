import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { answeredField, answerNames, type AnswerName } from '../../../../src/schema/fields/field-names.ts';
import { fieldsOf } from '../../../../src/schema/forms.ts';

/** A cell of the form; a wide one takes the whole row. */
export type FormCellPlace = { name: AnswerName; wide: boolean };

/**
 * Lays out the fields of a form in rows of two. A half without a neighbour takes the whole row; consents are left out.
 */
export function formLayout(form: SiteFormId): FormCellPlace[] {
  const places: FormCellPlace[] = [];
  /** The last cell of half width that has no neighbour yet. */
  let alone: FormCellPlace | null = null;
  for (const asked of fieldsOf(form)) {
    const name = answerNames.find((answer) => answer === asked);
    if (!name) continue;
    const place = { name, wide: true };
    places.push(place);
    if (answeredField(name).width === 'row') alone = null;
    else if (alone) {
      alone.wide = place.wide = false;
      alone = null;
    } else alone = place;
  }
  return places;
}
