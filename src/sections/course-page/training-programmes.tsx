import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { courseParameter } from '../enquiry-band/enquiry-parameters.ts';
import { FoldedPart } from '../folded/folded-part.tsx';
import { SampleFacts } from '../samples/sample-facts.tsx';
import styles from './course-page.module.css';

/** A course on a page shared with other courses. */
export type TrainingProgramme = {
  /** The course's id, which the form preselects. */
  id: string;
  anchor: string;
  code: string;
  title: string;
  description: string;
  topics: readonly string[];
  /** The unconfirmed values among hours, dates, place and price. */
  samples: readonly { label: string; value: string }[];
  cells: readonly Cell[];
  picture: PictureContent;
  /** The syllabus as a file of the site. */
  syllabus?: { label: string; href: string } | undefined;
  /** The link to the career map, with the route to the point that the course leads to. */
  career: { page: RouteId; suffix?: string | undefined; label: string };
};

type TrainingProgrammesProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  /** The page with these programmes. */
  route: RouteId;
  programmes: readonly TrainingProgramme[];
};

/** The courses of a page side by side, each with its subjects and a link to the form that preselects the course. */
export function TrainingProgrammes({ id: section, title, intro, route, programmes }: TrainingProgrammesProps) {
  const t = useWords();
  return (
    <SectionBand id={section} title={title} lead={intro} leadPlace="beside">
      <ul className="grid-20 gap-6">
        {programmes.map(
          ({ id, anchor, code, title: name, description, topics, samples, cells, picture, syllabus, career }) => (
            <li key={anchor}>
              <ChartCard
                id={anchor}
                className={styles.programme}
                picture={<Picture {...picture} alt="" fit="cover" sizes="(width <= 40rem) 90vw, 26rem" />}
                kicker={<span className="data title strong">{code}</span>}
                name={name}
                cells={cells}
                action={{
                  render: <SiteLink to={route} suffix={`?${courseParameter}=${id}#contact-section`} />,
                  label: t('course.more'),
                }}
              >
                <p>{description}</p>
                <FoldedPart className="raised" about={name} holding={{ holds: 'topics', count: topics.length }}>
                  <ul data-items className="rows">
                    {topics.map((topic) => (
                      <li key={topic}>{topic}</li>
                    ))}
                  </ul>
                </FoldedPart>
                <SampleFacts facts={samples} />
                <ul className="stack gap-2 leading raised">
                  {syllabus && (
                    <li>
                      <TextLink arrow="none" href={syllabus.href} type="application/pdf">
                        {syllabus.label}
                        <span className="visually-hidden">: {name}</span>
                      </TextLink>
                    </li>
                  )}
                  <li>
                    <TextLink arrow="none" render={<SiteLink to={career.page} suffix={career.suffix} />}>
                      {career.label}
                      <span className="visually-hidden">: {name}</span>
                    </TextLink>
                  </li>
                </ul>
              </ChartCard>
            </li>
          ),
        )}
      </ul>
    </SectionBand>
  );
}
