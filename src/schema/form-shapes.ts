import type { AlwaysAsked, FormId } from './enquiry.ts';
import type { FieldName } from './fields/field-names.ts';
import type { SiteFormId } from './site-form.ts';

/** The fields of a form, in the order in which it asks for them, each required or optional. */
type FormShape = Readonly<Partial<Record<FieldName, 'required' | 'optional'>>>;
/** The fields of a form for enquiries: those that an answer needs are required. */
type EnquiryShape = FormShape & Readonly<Record<AlwaysAsked, 'required'>>;

const person = { name: 'required', email: 'required', phone: 'optional' } as const;
const consents = { privacy: 'required', marketing: 'optional' } as const;

/**
 * The forms of the site. A new form needs a row here, its id in `formIds` and its texts in
 * `content/pages/form-texts.yaml`.
 */
export const formShapes: Readonly<Record<FormId, EnquiryShape> & Record<SiteFormId, FormShape>> = {
  contact: { ...person, campus: 'optional', course: 'optional', message: 'optional', ...consents },
  information: {
    ...person,
    campus: 'optional',
    course: 'optional',
    country: 'optional',
    message: 'optional',
    ...consents,
  },
  campus: { ...person, campus: 'optional', course: 'optional', message: 'optional', ...consents },
  'selection-process': { ...person, course: 'optional', message: 'optional', ...consents },
  organisation: { organisation: 'required', role: 'optional', ...person, message: 'optional', ...consents },
  visit: { ...person, message: 'optional', ...consents },
  proposal: {
    purposes: 'required',
    people: 'required',
    place: 'optional',
    starts: 'optional',
    deadline: 'optional',
    licences: 'optional',
    spoken: 'optional',
    airspace: 'optional',
    decider: 'optional',
    organisation: 'required',
    role: 'optional',
    ...person,
    message: 'optional',
    documents: 'optional',
    ...consents,
  },
  'tell-me': { email: 'required', campus: 'optional', course: 'required', privacy: 'required' },
};
