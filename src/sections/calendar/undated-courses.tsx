import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type UndatedCoursesProps = {
  title: string;
  text: string | undefined;
  /** Text of the link to be notified of the next edition. */
  tellMe: string;
  courses: readonly { id: string; name: string; route: RouteId; anchor?: string | undefined }[];
};

/** Courses without a dated edition, each with a link to its page. */
export function UndatedCourses({ title, text, tellMe, courses }: UndatedCoursesProps) {
  return (
    <SectionBand title={title} lead={text}>
      <ul className="grid-20 gap-3 gap-x-8">
        {courses.map(({ id, name, route, anchor }) => (
          <li className="stack leading ruled" key={id}>
            <TextLink render={<SiteLink to={route} anchor={anchor} />}>{name}</TextLink>{' '}
            <TellMeLink course={id} about={name}>
              {tellMe}
            </TellMeLink>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
