import { isRequired } from '../../../src/schema/forms.ts';
import type { FormFieldProps } from './form-cell.tsx';
import { FieldError, errorProps } from './form-error.tsx';
import { FormLinkedText } from './form-linked-text.tsx';

/** A consent: never ticked beforehand, only as its visitor left it. */
export function FormTick(field: FormFieldProps) {
  const { form, name, value, error, language, texts } = field;
  const text = name === 'marketing' ? texts.consent.marketing : texts.consent.privacy;
  return (
    <div className="tick" data-invalid={error ? '' : undefined}>
      <input
        id={`field-${name}`}
        name={name}
        type="checkbox"
        value="yes"
        defaultChecked={Boolean(value)}
        required={isRequired(form, name)}
        {...errorProps(field)}
      />
      <label htmlFor={`field-${name}`}>
        <FormLinkedText text={text} policyName={texts.policyName} language={language} />
      </label>
      <FieldError name={name} error={error} language={language} form={form} />
    </div>
  );
}
