import type { AnswerTemplate } from '../../../src/schema/answer-template.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { DraftCaution } from '../../../src/schema/office-answers.ts';
import { fill } from '../../../src/i18n/words/fill.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { templateValues, type PublishedSite } from './template-values.ts';

/** Ids of all templates, the most suitable for the enquiry first. */
export function templatesFor(enquiry: Pick<Enquiry, 'form' | 'course'>, templates: SiteFacts['answers']): string[] {
  return Object.entries(templates)
    .map(([id, template]) => ({ id, fit: fitOf(enquiry, template) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => id);
}

/** How many conditions of a template the enquiry meets; -1 if it violates one. */
function fitOf({ form, course }: Pick<Enquiry, 'form' | 'course'>, template: AnswerTemplate): number {
  const conditions = [
    template.forms && template.forms.includes(form),
    template.courses && course !== null && template.courses.includes(course),
    template.withoutCourse && course === null,
  ].filter((condition) => condition !== undefined);
  return conditions.includes(false) ? -1 : conditions.length;
}

/** Fills a template for an enquiry, in its visitor's language. The cautions report missing and unconfirmed values. */
export function fillTemplate(
  template: AnswerTemplate,
  enquiry: Pick<Enquiry, 'name' | 'course' | 'campus' | 'language'>,
  site: PublishedSite,
): { subject: string; text: string; cautions: DraftCaution[] } {
  const { language } = enquiry;
  const course = enquiry.course ?? template.about ?? null;
  const { values, cautions } = templateValues({ ...enquiry, course }, site);
  const source = template.subject[language] + template.text[language];
  const uses = (caution: DraftCaution) => placesOf[caution].some((name) => source.includes(`{${name}}`));
  const written = (text: string) => fill(values.name === '' ? text.replaceAll(/,? \{name\}/g, '') : text, values);
  return {
    subject: written(template.subject[language]),
    text: written(template.text[language]),
    cautions: cautions.filter(uses),
  };
}

/** The placeholders that each caution is about. */
const placesOf: Record<DraftCaution, readonly string[]> = {
  'no-name': ['name'],
  'sample-dates': ['nextEdition'],
  'no-next-edition': ['nextEdition'],
  'unconfirmed-price': ['price'],
  'no-price': ['price'],
  'no-course': ['course', 'price', 'nextEdition', 'syllabus'],
};
