import type { ConsentName } from '../../../../src/schema/fields/field-names.ts';
import { controlProps, type FormFieldProps } from './form-cell.tsx';
import { FieldError } from './form-error.tsx';
import { FormLinkedText } from './form-linked-text.tsx';

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
