import type { ReactNode } from 'react';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { maxLengthOf, type AnsweredField, type ChoicesField } from '../../../../src/schema/fields/field.ts';
import { choicesOf, type AnswerName, type FieldName } from '../../../../src/schema/fields/field-names.ts';
import type { ErrorKey } from '../../../../src/schema/fields/field-type.ts';
import { answeredFieldIn, fieldIn } from '../../../../src/schema/form-fields.ts';
import { optionName } from '../../../../src/schema/form-submission.ts';
import { isRequired } from '../../../../src/schema/forms.ts';
import { choicesFor } from '../../../../src/schema/waited-call.ts';
import type { FormDocumentProps } from '../form-document-props.ts';
import { FieldError, errorProps } from './form-error.tsx';

/** The data of one field: its name, value and fault. */
export type FormFieldProps = Pick<FormDocumentProps, 'language' | 'texts' | 'courses' | 'campuses'> & {
  form: SiteFormId;
  name: FieldName;
  value: string | undefined;
  error: ErrorKey | undefined;
  isFirstError: boolean;
};

/** A bordered cell with the label inside. */
export function FormCell({ wide, ...props }: FormFieldProps & { name: AnswerName; wide: boolean }) {
  const { form, name, error, language } = props;
  const field = answeredFieldIn(form, name);
  const label = (
    <>
      {field.label[language]}
      {!isRequired(form, name) && (
        <>
          {' '}
          <span className="optional">{formWord('optional', language)}</span>
        </>
      )}
    </>
  );
  if (field.type === 'choices')
    return (
      <div className="cell" data-wide={wide ? '' : undefined} data-invalid={error ? '' : undefined}>
        <FormOptions {...props} field={field} label={label} />
        <FieldError name={name} error={error} language={language} form={form} />
      </div>
    );
  return (
    <div className="cell" data-wide={wide ? '' : undefined} data-invalid={error ? '' : undefined}>
      <label htmlFor={`field-${name}`}>{label}</label>
      {controls[field.type](
        {
          ...controlProps(props),
          autoComplete: 'autocomplete' in field ? field.autocomplete : undefined,
          defaultValue: props.value,
        },
        field,
        props,
      )}
      <FieldError name={name} error={error} language={language} form={form} />
    </div>
  );
}

/** The attributes of every control: its name, and the rules that the script checks. */
export function controlProps(props: FormFieldProps) {
  const { form, name } = props;
  const field = fieldIn(form, name);
  return {
    'id': `field-${name}`,
    name,
    'required': isRequired(form, name),
    'data-type': field.type,
    'data-max': maxLengthOf(field),
    ...errorProps(props),
  };
}

type ControlProps = ReturnType<typeof controlProps> & {
  autoComplete: string | undefined;
  defaultValue: string | undefined;
};

/** The control for each type of field. */
const controls: Readonly<
  Record<
    Exclude<AnsweredField['type'], 'choices'>,
    (control: ControlProps, field: AnsweredField, props: FormFieldProps) => ReactNode
  >
> = {
  name: (control) => <input {...control} type="text" />,
  line: (control) => <input {...control} type="text" />,
  email: (control) => <input {...control} type="email" spellCheck={false} autoCapitalize="none" />,
  phone: (control) => <input {...control} type="tel" />,
  number: (control) => <input {...control} type="text" inputMode="numeric" />,
  day: (control) => <input {...control} type="date" />,
  text: (control) => <textarea {...control} rows={4} />,
  documents: (control, field, { language }) =>
    field.type === 'documents' && (
      <>
        <input {...control} defaultValue={undefined} type="file" multiple accept=".pdf,application/pdf" />
        <p className="help">{field.help[language]}</p>
      </>
    ),
  choice: (control, field, props) => <select {...control}>{optionsOf(field, props)}</select>,
};

function optionsOf(field: AnsweredField, { form, language, courses, campuses }: FormFieldProps): ReactNode {
  if (field.type !== 'choice') return null;
  return (
    <>
      <option value="">{field.none[language]}</option>
      {choicesOf(field, choicesFor(form, { courses, campuses })).map(({ id, title }) => (
        <option key={id} value={id}>
          {title[language]}
        </option>
      ))}
    </>
  );
}

type FormOptionsProps = FormFieldProps & { field: ChoicesField; label: ReactNode };

/** A question with several options, each with a checkbox. */
function FormOptions({ field, label, ...props }: FormOptionsProps) {
  const { form, name, value = '', language } = props;
  const ticked = value.split(',');
  return (
    <fieldset
      id={`field-${name}`}
      name={name}
      className="options"
      tabIndex={-1}
      data-type={field.type}
      data-max={maxLengthOf(field)}
      data-required={isRequired(form, name) ? '' : undefined}
      {...errorProps(props)}
    >
      <legend>{label}</legend>
      {field.choices.map(({ id, title }) => (
        <label key={id}>
          <input type="checkbox" name={optionName(name, id)} value="yes" defaultChecked={ticked.includes(id)} />{' '}
          {title[language]}
        </label>
      ))}
    </fieldset>
  );
}
