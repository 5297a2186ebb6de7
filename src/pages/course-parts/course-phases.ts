import type { InLanguage } from '../../i18n/language.ts';
import type { SectionOfKind } from '../../schema/course-page.ts';
import type { Phase } from '../../sections/course-page/phases.tsx';
import { durationText, quantityText } from '../../site/course-words.ts';
import type { ContentRequest } from '../page-content.ts';

type PhaseTexts = Pick<InLanguage<SectionOfKind<'phases'>>, 'title' | 'intro' | 'items'>;

/** The phases of a course, with the length of each as text. */
export function coursePhases(request: ContentRequest, { title, intro, items }: PhaseTexts) {
  const { t } = request;
  return {
    title,
    intro,
    phases: items.map(({ title: name, duration, hours, summary, topics, outcome }): Phase => ({
      title: name,
      summary,
      topics,
      outcome,
      cells: [
        { label: t('facts.label.duration'), value: durationText(duration, request) },
        ...(hours === undefined
          ? []
          : [
              { label: t('facts.label.hours'), value: t('coursePage.hours', { amount: quantityText(hours, request) }) },
            ]),
      ],
    })),
  };
}
