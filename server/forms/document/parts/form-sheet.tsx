import { formWord } from '../../../../src/i18n/words/forms.ts';
import {
  consentNames,
  type FieldName,
  answeredField,
  answerNames,
  type AnswerName,
} from '../../../../src/schema/fields/field-names.ts';
import { formsPath, hidden } from '../../../../src/schema/form-submission.ts';
import { fieldsOf } from '../../../../src/schema/forms.ts';
import { proposalForm, type SiteFormId } from '../../../../src/schema/site-form.ts';
import type { FormDocumentProps, FormSheet, BookedVisit } from '../form-document-props.ts';
import { FormCell } from './form-cell.tsx';
import { FormDataProtection, FormTick } from './form-consent.tsx';
import { FormNotes } from './form-notes.tsx';
import type { Language } from '../../../../src/i18n/language.ts';
import { fieldIn } from '../../../../src/schema/form-fields.ts';
import { capital } from '../../../../src/i18n/format.ts';
import { largestParty } from '../../../../src/schema/booking.ts';
import { partyName } from '../../../../src/schema/visit-address.ts';
import { visitTime, visitWord } from '../../../../src/site/visit-words.ts';

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

/** The cells about the visit, above those about the visitor: name and time, free places, number of people. */
function VisitCells({ booked, language }: { booked: BookedVisit; language: Language }) {
  const { visit, left, party } = booked;
  return (
    <>
      <div className="cell" data-wide="">
        <p className="fact-label">{visit.title[language]}</p>
        <p className="fact">{capital(visitTime(visit.startsAt, language))}</p>
        <p className="fact">{[visit.placeName[language], visit.address].filter(Boolean).join(', ')}</p>
      </div>
      <div className="cell">
        <p className="fact-label">{visitWord('label.places', language)}</p>
        <p className="fact">
          {left === 0
            ? formWord('visit.full', language)
            : formWord(left === 1 ? 'visit.left.one' : 'visit.left.other', language, { count: left })}
        </p>
      </div>
      <div className="cell">
        <label htmlFor="field-party">{visitWord('label.party', language)}</label>
        <select id="field-party" name={partyName} defaultValue={party}>
          {Array.from({ length: largestParty }, (_, n) => (
            <option key={n} value={n + 1}>
              {n + 1}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** A cell of the form; a wide one takes the whole row. */
type FormCellPlace = { name: AnswerName; wide: boolean };

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
