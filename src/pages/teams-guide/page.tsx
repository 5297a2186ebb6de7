import { inLanguage } from '../../i18n/language.ts';
import { GuideBar } from '../../sections/page-bar/guide-bar.tsx';
import { GuideTopics } from '../../sections/guides/guide-topics.tsx';
import { HelpCall } from '../../sections/closing-call/help-call.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { concealEmail } from '../../site/shell.ts';
import { defineScreen } from '../page-content.ts';

/** The guide to the collaboration tool, for students and instructors. */
export const screen = defineScreen(
  ({ content, language }) => {
    const { head, hero, sections, contact, help } = inLanguage(content.teamsGuide, language);
    const { subject, ...call } = contact;
    const mail = { address: concealEmail(content.centre.technicalOffice.email), subject };
    return { head, content: { hero, sections, help: { ...call, floating: help, mail } } };
  },
  ({ hero, sections, help }) => (
    <>
      <PageHeading {...hero} />
      <GuideBar sections={sections.map(({ id, title }) => ({ id, label: title }))} help={help} />
      <GuideTopics topics={sections} />
      <HelpCall id="help" {...help} />
    </>
  ),
);
