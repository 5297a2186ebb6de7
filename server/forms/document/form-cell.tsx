import { fieldLabels, formWord } from '../../../src/i18n/words/forms.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { ErrorKey } from '../../../src/schema/form-fields.ts';
import { fields, isRequired, type FieldName } from '../../../src/schema/forms.ts';
import type { FormDocumentProps } from './form-document-props.ts';
import { FieldError, errorProps } from './form-error.tsx';

/** One field of a form: where it stands, what it holds, and what is wrong with it. */
export type FormFieldProps = Pick<FormDocumentProps, 'language' | 'texts' | 'courses' | 'campuses'> & {
  form: FormId;
  name: FieldName;
  value: string | undefined;
  error: ErrorKey | undefined;
  isFirstError: boolean;
};

/** A ruled cell with its label inside. */
export function FormCell({ wide, ...field }: FormFieldProps & { wide: boolean }) {
  const { form, name, error, language } = field;
  return (
    <div className="cell" data-wide={wide ? '' : undefined} data-invalid={error ? '' : undefined}>
      <label htmlFor={`field-${name}`}>
        {fieldLabels[name][language]}
        {!isRequired(form, name) && (
          <>
            {' '}
            <span className="optional">{formWord('optional', language)}</span>
          </>
        )}
      </label>
      <Control {...field} />
      <FieldError name={name} error={error} language={language} form={form} />
    </div>
  );
}

function Control(field: FormFieldProps) {
  const { form, name, value, language } = field;
  const { kind, autocomplete } = fields[name];
  const common = {
    id: `field-${name}`,
    name,
    required: isRequired(form, name),
    autoComplete: autocomplete,
    defaultValue: value,
    ...errorProps(field),
  };
  if (kind === 'text') return <textarea {...common} rows={4} />;
  if (kind === 'email') return <input {...common} type="email" spellCheck={false} autoCapitalize="none" />;
  if (kind !== 'choice') return <input {...common} type={kind === 'phone' ? 'tel' : 'text'} />;
  return (
    <select {...common}>
      <option value="">{formWord(name === 'campus' ? 'none.campus' : 'none.course', language)}</option>
      {choicesOf(field).map(({ id, title }) => (
        <option key={id} value={id}>
          {title[language]}
        </option>
      ))}
    </select>
  );
}

function choicesOf({ name, courses, campuses }: FormFieldProps) {
  return name === 'campus' ? campuses : courses;
}
