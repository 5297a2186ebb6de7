import { inLanguage } from '../../i18n/language.ts';
import { Island } from '../../islands/island.tsx';
import { InstructorDirectory } from '../../sections/instructor-directory/instructor-directory.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';

/** The page on which students review their instructors; search engines must not index it. */
export const screen = defineScreen(
  ({ content, language, picture }) => {
    const { head, sample, ...page } = inLanguage(content.feedback, language);
    const instructors = page.instructors.map((each) => ({
      ...each,
      picture: each.picture ? picture(each.picture) : undefined,
    }));
    return { head, content: { ...page, card: { ...page.card, sample }, instructors } };
  },
  ({ hero, ...directory }) => (
    <>
      <PageHeading {...hero} />
      <Island name="instructors" of={InstructorDirectory} props={directory} />
    </>
  ),
);
