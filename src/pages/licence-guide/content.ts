import { longDate } from '../../i18n/format.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { inLanguage } from '../../i18n/language.ts';
import { fillCentre } from '../../schema/placeholders.ts';
import { deadlineIds } from '../../tools/licence-checklist/licence-dates.ts';
import { concealEmail } from '../../site/shell.ts';
import { pageSections } from '../course-parts/page-sections.ts';
import type { ContentRequest } from '../page-content.ts';

export type LicenceGuideContent = ReturnType<typeof licenceGuideContent>['content'];

/** The anchors of the instructions, by the names that the steps use. */
const anchors = {
  fee: 'fee-details',
  'single-form': 'single-form-details',
  application: 'application-details',
} as const;

/** Selects the content of the guide to applying for the student licence. */
export function licenceGuideContent({ content, language, t }: ContentRequest) {
  const guide = inLanguage(content.licenceGuide, language);
  const { links, help, checkedOn } = guide;
  const { title, fee, singleForm, application } = guide.instructions;
  const { applicant, data, documents, signature } = application;
  const { choose, labels, copy, copied } = data;
  const spanishCentre = inLanguage(content.centre, 'es');
  return {
    head: guide.head,
    content: {
      hero: guide.hero,
      sections: pageSections({ t }, ['steps', 'checklist', 'instructions', 'faq', 'links', 'help']),
      print: guide.print,
      introduction: {
        paragraphs: guide.introduction,
        note: guide.authorityFirst,
        compared: checkedOn ? t('guide.compared', { date: longDate(checkedOn, language) }) : undefined,
      },
      steps: {
        title: guide.steps.title,
        items: guide.steps.items.map(({ links: ids, details, ...step }) => ({
          ...step,
          links: ids.map((id) => links[id]),
          details: details && anchors[details],
        })),
      },
      checklist: { ...guide.checklist, ...clocksOf({ content, language }) },
      instructions: {
        title,
        fee: { id: anchors.fee, title: fee.title, rows: fee.points },
        singleForm: { id: anchors['single-form'], title: singleForm.title, rows: singleForm.points },
        application: {
          id: anchors.application,
          title: application.title,
          applicant,
          data: {
            title: data.title,
            text: data.text,
            proposals: {
              choose,
              words: { copy, copied, refused: t('guide.copyRefused') },
              proposals: data.texts.map(({ id, title: studied, explanation, ...texts }) => ({
                id,
                title: studied,
                explanation,
                fields: (['subject', 'statement', 'request'] as const).map((field) => ({
                  label: labels[field],
                  text: fillCentre(texts[field], spanishCentre),
                })),
              })),
            },
          },
          documents,
          signature,
        },
      },
      faq: guide.faq,
      usefulLinks: { title: guide.usefulLinks.title, links: guide.usefulLinks.items.map((id) => links[id]) },
      help: {
        title: help.label,
        text: help.text,
        action: t('guide.write'),
        floating: help.label,
        mail: { address: concealEmail(content.centre.technicalOffice.email), subject: help.subject },
      },
    },
  };
}

/** The rules of the checklist's time limits, and their sources. */
function clocksOf({ content, language }: Pick<ContentRequest, 'content' | 'language'>) {
  const { clocks, sources } = inLanguage(content.career, language);
  const found = fromKeys(deadlineIds, (id) => {
    const clock = clocks.items.find((each) => each.id === id);
    if (!clock) throw new Error(`content/deciding/career.yaml has no clock "${id}".`);
    return clock;
  });
  const named = new Set(Object.values(found).map(({ source }) => source));
  return {
    clocks: fromKeys(deadlineIds, (id) => ({ short: found[id].short, text: found[id].text })),
    sources: [...named].flatMap((name) => sources[name] ?? []).map(({ title, url }) => ({ title, url })),
  };
}
