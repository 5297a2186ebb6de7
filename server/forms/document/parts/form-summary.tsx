import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { fieldIn } from '../../../../src/schema/form-fields.ts';
import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { formLayout } from './form-layout.ts';

/**
 * The list beside a long form, with a row for each question. The script fills it in; without the script it is hidden.
 */
export function FormSummary({ form, language }: { form: SiteFormId; language: Language }) {
  return (
    <aside className="summary" aria-label={formWord('summary.title', language)}>
      <h2>{formWord('summary.title', language)}</h2>
      <dl>
        {formLayout(form).map(({ name }) => (
          <div key={name} data-summary={name} data-open="">
            <dt>{fieldIn(form, name).label[language]}</dt>
            <dd>–</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
