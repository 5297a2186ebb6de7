import { pageChoiceNames } from '../../src/schema/fields/field-names.ts';
import { hidden } from '../../src/schema/form-submission.ts';
import { fieldsOf } from '../../src/schema/forms.ts';
import type { SiteFormId } from '../../src/schema/site-form.ts';
import { visitName } from '../../src/schema/visit-address.ts';
import type { FormSession } from './document/form-document-props.ts';
import type { FormContext } from './form-context.ts';

/** The hidden fields of a form. A choice made on the page is one of them if the form has no visible field for it. */
export function hiddenValues(
  form: SiteFormId,
  { origin, choices }: FormContext,
  submission: string,
  stamp: string,
  session: FormSession | undefined,
): Record<string, string> {
  const asked = fieldsOf(form);
  const values: Record<string, string> = { [hidden.submission]: submission, [hidden.clock]: stamp };
  const known = [
    [hidden.page, origin.page],
    [hidden.clickId, origin.clickId],
    [hidden.referrer, origin.referrer],
    [hidden.campaign, origin.campaign],
    ...pageChoiceNames.filter((name) => !asked.includes(name)).map((name) => [name, choices[name]] as const),
  ] as const;
  if (session) values[visitName] = session.visit.id;
  for (const [name, value] of known) if (value !== null) values[name] = value;
  return values;
}
