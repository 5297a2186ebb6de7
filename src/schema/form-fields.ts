import type { AnsweredField, Field } from './fields/field.ts';
import { fieldOf, type AnswerName, type FieldName } from './fields/field-names.ts';
import { fields } from './fields/fields.ts';
import { tellMeForm, visitForm, type SiteFormId } from './site-form.ts';

/** Fields that differ in the form for notices of an intake. */
const inTellMe: Partial<Record<FieldName, Field>> = {
  email: {
    ...fields.email,
    missing: {
      es: 'Escribe tu correo: ahí te avisaremos.',
      en: 'Enter your e-mail address: that is where we will write to you.',
    },
  },
  course: {
    ...fields.course,
    label: { es: 'De qué te avisamos', en: 'What to tell you about' },
    none: { es: 'Elige un curso o la convocatoria', en: 'Choose a course or the selection round' },
  },
  campus: { ...fields.campus, none: { es: 'Cualquiera', en: 'Any' } },
  privacy: {
    ...fields.privacy,
    missing: { es: 'Marca esta casilla para que podamos avisarte.', en: 'Tick this box so that we can tell you.' },
  },
};

/** Fields that differ in the form that books a visit. */
const inVisit: Partial<Record<FieldName, Field>> = {
  email: {
    ...fields.email,
    missing: {
      es: 'Escribe tu correo: ahí va tu plaza.',
      en: 'Enter your e-mail address: that is where we confirm your place.',
    },
  },
  message: { ...fields.message, label: { es: 'Pregunta', en: 'Question' } },
  privacy: {
    ...fields.privacy,
    missing: { es: 'Marca esta casilla para que podamos reservar.', en: 'Tick this box so that we can book.' },
  },
};

/** Field definitions that differ from those of enquiries, by form. */
const inForms: Partial<Record<SiteFormId, Partial<Record<FieldName, Field>>>> = {
  [tellMeForm]: inTellMe,
  [visitForm]: inVisit,
};

/** The definition of a field in a form. */
export function fieldIn(form: SiteFormId, name: FieldName): Field {
  return inForms[form]?.[name] ?? fieldOf(name);
}

/** The definition of a field in a form, for a field whose answer is a text. */
export function answeredFieldIn(form: SiteFormId, name: AnswerName): AnsweredField {
  return fieldIn(form, name) as AnsweredField;
}
