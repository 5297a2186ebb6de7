import type { FormDocumentProps } from '../form-document-props.ts';
import type { ConsentName } from '../../../../src/schema/fields/field-names.ts';
import { controlProps, type FormFieldProps } from './form-cell.tsx';
import { FieldError } from './form-error.tsx';
import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { routePath } from '../../../../src/site/routes.ts';

/**
 * The first layer of data protection notes (LOPDGDD art. 11): controller, purpose and rights, short enough to keep the
 * button visible. A collapsed part below has the rest of GDPR art. 13.
 */
export function FormDataProtection({ language, texts }: Pick<FormDocumentProps, 'language' | 'texts'>) {
  const { title, summary, rows } = texts.dataProtection;
  return (
    <div className="protection">
      <p>
        <FormLinkedText text={summary} policyName={texts.policyName} language={language} />
      </p>
      <details>
        <summary>{title}</summary>
        <dl>
          {Object.values(rows).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <FormLinkedText text={text} policyName={texts.policyName} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The checkbox of a consent, never ticked in advance. */
export function FormTick(props: FormFieldProps & { name: ConsentName }) {
  const { form, name, value, error, language, texts } = props;
  return (
    <div className="tick" data-invalid={error ? '' : undefined}>
      <input {...controlProps(props)} type="checkbox" value="yes" defaultChecked={Boolean(value)} />
      <label htmlFor={`field-${name}`}>
        <FormLinkedText text={texts.consent[name]} policyName={texts.policyName} language={language} />
      </label>
      <FieldError name={name} error={error} language={language} form={form} />
    </div>
  );
}

type FormLinkedTextProps = { text: string; policyName: string; language: Language };

/** A text in which `{policy}` is a link to the privacy policy, in a tab of its own so that nothing typed is lost. */
function FormLinkedText({ text, policyName, language }: FormLinkedTextProps) {
  const [before, after] = text.split('{policy}');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={routePath('privacy', language)} target="_blank" rel="noopener">
        {policyName}
        <span className="visually-hidden"> {formWord('newTab', language)}</span>
      </a>
      {after}
    </>
  );
}
