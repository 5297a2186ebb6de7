import { inLanguage } from '../../i18n/language.ts';
import { facilityTable } from '../campus-parts/facility-table.ts';
import type { ContentRequest } from '../page-content.ts';
import { servicesStructuredData } from './structured-data.ts';

export type ServicesContent = ReturnType<typeof servicesContent>['content'];

export function servicesContent(request: ContentRequest) {
  const { content, language, picture } = request;
  const { head, ...page } = inLanguage(content.services, language);
  const programmes = page.programmes.items.map((item) => ({ ...item, picture: picture(item.picture) }));
  return {
    head: { ...head, structuredData: servicesStructuredData(request) },
    content: {
      ...page,
      programmes: { ...page.programmes, items: programmes },
      facilities: facilityTable(request),
      form: inLanguage(content.formTexts.forms.organisation, language),
    },
  };
}
