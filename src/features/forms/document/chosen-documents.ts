import type { DocumentFault } from '../../../schema/fields/field-type.ts';
import { documentLimits } from '../../../schema/form-submission.ts';

/** The file input of a form; null in a form without one. */
export function documentsControl(form: ParentNode): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[type="file"][data-type="documents"]');
}

/** Finds documents that the server would refuse, before they are sent. Only the server checks their content. */
export function documentFault(form: ParentNode): DocumentFault | null {
  const files = [...(documentsControl(form)?.files ?? [])];
  if (files.length > documentLimits.number) return 'tooMany';
  if (files.some(({ size }) => size > documentLimits.bytes)) return 'tooLarge';
  return files.some(({ name }) => !/\.pdf$/i.test(name)) ? 'notPdf' : null;
}

/** Copies the chosen documents into the form that replaces another one, unless the server has refused them. */
export function carryDocuments(from: FileList | null, to: ParentNode): void {
  const control = documentsControl(to);
  if (control && control.ariaInvalid !== 'true' && from && from.length > 0) control.files = from;
}
