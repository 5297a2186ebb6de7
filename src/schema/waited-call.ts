import type { Choice } from './fields/field.ts';
import { tellMeForm, type SiteFormId } from './site-form.ts';

/** The id in place of a course's id, for people who wait for ENAIRE's next call. */
export const waitedCall = 'enaire-call';

/** The call as an option beside the courses. */
export const callChoice: Choice = {
  id: waitedCall,
  title: { es: 'La próxima convocatoria de ENAIRE', en: 'ENAIRE’s next selection round' },
};

/** The choices of a form. In the form for notices, the call is one of the courses. */
export function choicesFor<Site extends { courses: readonly Choice[] }>(form: SiteFormId, site: Site): Site {
  return form === tellMeForm ? { ...site, courses: [...site.courses, callChoice] } : site;
}
