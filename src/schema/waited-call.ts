import type { Choice } from './fields/field.ts';
import { tellMeForm, type SiteFormId } from './site-form.ts';

/** The id under which people wait for ENAIRE's next call, in the place of a course. */
export const waitedCall = 'enaire-call';

/** The call as an option beside the courses. */
export const callChoice: Choice = {
  id: waitedCall,
  title: { es: 'La próxima convocatoria de ENAIRE', en: 'ENAIRE’s next selection round' },
};

/** Lists the choices of a form: people can wait for the call, too, although it is not a course. */
export function choicesFor<Site extends { courses: readonly Choice[] }>(form: SiteFormId, site: Site): Site {
  return form === tellMeForm ? { ...site, courses: [...site.courses, callChoice] } : site;
}
