import { formWord } from '../../../../src/i18n/words/forms.ts';
import { consentNames, type FieldName } from '../../../../src/schema/fields/field-names.ts';
import { formsPath, hidden } from '../../../../src/schema/form-submission.ts';
import { fieldsOf } from '../../../../src/schema/forms.ts';
import { proposalForm, type SiteFormId } from '../../../../src/schema/site-form.ts';
import type { FormDocumentProps, FormSheet } from '../form-document-props.ts';
import { FormCell } from './form-cell.tsx';
import { FormDataProtection, FormTick } from './form-consent.tsx';
import { formLayout } from './form-layout.ts';
import { FormNotes } from './form-notes.tsx';
import { VisitCells } from './visit-cells.tsx';
import type { Language } from '../../../../src/i18n/language.ts';
import { fieldIn } from '../../../../src/schema/form-fields.ts';

/** A form in the layout of a flight plan: bordered cells with their labels inside. */
export function FormSheetView({ sheet, ...document }: FormDocumentProps & { sheet: FormSheet }) {
  const { language, texts } = document;
  const { form, errors, values } = sheet;
  const words = texts.forms[form];
  const [firstError] = Object.keys(errors);
  const ticks = consentNames.filter((name) => fieldsOf(form).includes(name));
  const field = <Name extends FieldName>(name: Name) => ({
    ...document,
    form,
    name,
    value: values[name],
    error: errors[name],
    isFirstError: name === firstError,
  });
  const isProposal = form === proposalForm;
  return (
    <div className={isProposal ? 'desk' : undefined}>
      <div className="heading">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {/* No validation by the browser: its messages are in the browser's language. Script and server show the site's
          own. */}
      <form
        method="post"
        encType={fieldsOf(form).includes('documents') ? 'multipart/form-data' : undefined}
        action={`${formsPath}/${form}?${hidden.language}=${language}`}
        acceptCharset="utf-8"
        noValidate
        data-form={form}
        data-keep={isProposal ? '' : undefined}
        data-sending={formWord('sending', language)}
      >
        <FormNotes {...document} sheet={sheet} />
        {/* Hidden fields come before the documents: if an upload breaks off, the fields after it are lost. */}
        <Trap label={formWord('trap', language)} />
        {Object.entries({ ...sheet.hidden, [hidden.framed]: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} autoComplete="off" />
        ))}
        <div className="sheet">
          {sheet.booked && <VisitCells booked={sheet.booked} language={language} />}
          {formLayout(form).map(({ name, wide }) => (
            <FormCell key={name} {...field(name)} wide={wide} />
          ))}
          <div className="ticks">
            {ticks.map((name) => (
              <FormTick key={name} {...field(name)} />
            ))}
          </div>
          {isProposal && (
            <p className="kept" data-kept="" hidden>
              {formWord('draft.kept', language)}{' '}
              <button type="button" className="word" data-does="forget">
                {formWord('draft.forget', language)}
              </button>
            </p>
          )}
          <div className="end">
            <FormDataProtection language={language} texts={texts} />
            <div className="send">
              <p role="status" data-status="" />
              <button className="sign" type="submit">
                {sheet.booked?.left === 0 ? formWord('visit.wait', language) : words.submit}
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M1 9.6H13.5L8.8 4.9 12.2 1.5 22.7 12 12.2 22.5 8.8 19.1 13.5 14.4H1Z" />
                </svg>
              </button>
            </div>
          </div>
        </div>
      </form>
      {isProposal && <FormSummary form={form} language={language} />}
    </div>
  );
}

/** A trap field for programs: people cannot see or reach it, and password managers are told to ignore it. */
function Trap({ label }: { label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="field-website">{label}</label>
      <input
        id="field-website"
        name={hidden.trap}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  );
}

/**
 * The list beside a long form, with a row for each question. The script fills it in; without the script it is hidden.
 */
function FormSummary({ form, language }: { form: SiteFormId; language: Language }) {
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
