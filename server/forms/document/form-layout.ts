import type { FormId } from '../../../src/schema/enquiry.ts';
import { fields, fieldsOf, type FieldName } from '../../../src/schema/forms.ts';

/** A cell of the ruled form; a wide one takes the whole row. */
export type FormCellPlace = { name: FieldName; wide: boolean };

/** Lays the fields of a form out in rows of two: courses and messages need a whole row, and so does what has no partner. */
export function formLayout(form: FormId): FormCellPlace[] {
  const places: FormCellPlace[] = [];
  let half: FormCellPlace | null = null;
  for (const name of fieldsOf(form)) {
    if (fields[name].kind === 'tick') continue;
    const wide = name === 'course' || fields[name].kind === 'text';
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
