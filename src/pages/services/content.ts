import { inLanguage } from '../../i18n/language.ts';
import { facilityTable } from '../course-parts/facility-table.ts';
import type { ContentRequest } from '../page-content.ts';
import { servicesStructuredData } from './structured-data.ts';

export type ServicesContent = ReturnType<typeof servicesContent>['content'];

export function servicesContent(request: ContentRequest) {
  const { content, language, picture } = request;
  const { head, hero, services, programmes, offer, references, proposal, why, closing } = inLanguage(
    content.services,
    language,
  );
  const form = inLanguage(content.formTexts.forms.organisation, language);
  return {
    head: { ...head, structuredData: servicesStructuredData(request) },
    content: {
      hero,
      services: { title: services.title, text: services.intro, services: services.items },
      programmes: {
        title: programmes.title,
        text: programmes.intro,
        programmes: programmes.items.map((programme) => ({ ...programme, picture: picture(programme.picture) })),
      },
      offer: {
        title: offer.title,
        text: offer.intro,
        answers: offer.items.map(({ title, text, sample }) => ({ title, text, sample: sample === true })),
      },
      references: {
        title: references.title,
        text: references.intro,
        references: references.items.map(({ client, work, result, sample }) => ({
          client,
          work,
          result,
          sample: sample === true,
        })),
      },
      facilities: facilityTable(request),
      proposal,
      why,
      closing,
      form: { title: form.title, text: form.intro },
    },
  };
}
