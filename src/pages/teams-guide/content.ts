import { inLanguage } from '../../i18n/language.ts';
import { concealEmail } from '../../site/shell.ts';
import type { ContentRequest } from '../page-content.ts';

export type TeamsGuideContent = ReturnType<typeof teamsGuideContent>['content'];

/** Picks the content of the guide to the collaboration tool. */
export function teamsGuideContent({ content, language }: ContentRequest) {
  const { head, hero, sections, contact, help } = inLanguage(content.teamsGuide, language);
  const { subject, ...call } = contact;
  return {
    head,
    content: {
      hero,
      topics: sections,
      help: { ...call, floating: help, mail: { address: concealEmail(content.centre.technicalOffice.email), subject } },
    },
  };
}
