import { inLanguage } from '../../i18n/language.ts';
import { facilityTable } from '../campus-parts/facility-table.ts';
import type { ContentRequest } from '../page-content.ts';
import { servicesStructuredData } from './structured-data.ts';

export type ServicesContent = ReturnType<typeof servicesContent>['content'];

export function servicesContent(request: ContentRequest) {
  const { content, language, picture, t } = request;
  const { head, ...page } = inLanguage(content.services, language);
  const programmes = page.programmes.items.map(({ title, text, duration, picture: id }) => {
    const { caption: _, ...shown } = picture(id);
    return { name: title, text, cells: [{ label: t('facts.label.duration'), value: duration }], picture: shown };
  });
  const references = page.references.items.map(({ client, work, result, sample }) => ({
    above: client,
    title: work,
    text: result,
    sample,
  }));
  return {
    head: { ...head, structuredData: servicesStructuredData(request) },
    content: {
      ...page,
      programmes: { title: page.programmes.title, intro: page.programmes.intro, cards: programmes },
      references: { ...page.references, items: references },
      facilities: facilityTable(request),
      form: inLanguage(content.formTexts.forms.organisation, language),
    },
  };
}
