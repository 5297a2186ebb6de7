import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { fieldIn } from '../../../../src/schema/form-fields.ts';
import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { formLayout } from './form-layout.ts';

/** The board beside a long form: a strip for each question. Its script fills it; without one it is not shown. */
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
