import { useIsInSpain } from '../../features/page/page-context.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import { Carousel } from '../../ui/carousel.tsx';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { SectionBand } from '../../ui/section-band.tsx';

export type CertifiedCourse = {
  route: RouteId;
  anchor?: string | undefined;
  name: string;
  kind: 'initial' | 'advanced';
  cells: readonly Cell[];
  picture: PictureContent;
};

type CertifiedCoursesProps = { text: string; courses: readonly CertifiedCourse[] };

/**
 * A looping carousel of courses, initial ones before advanced ones. For visitors from abroad, the title states that
 * the courses are for international students.
 */
export function CertifiedCourses({ text, courses }: CertifiedCoursesProps) {
  const t = useWords();
  const words = useCarouselWords();
  const isInSpain = useIsInSpain();
  const title = t(isInSpain === false ? 'certified.abroad' : 'certified.inSpain');
  return (
    // The carousel is the region with this name.
    <SectionBand
      title={title}
      lead={text}
      aside={<SignTag>{t('certified.badge')}</SignTag>}
      aria-labelledby={undefined}
    >
      <Carousel label={title} words={words} perView={3} loop>
        {courses.map(({ route, anchor, name, kind, cells, picture }) => (
          <ChartCard
            key={name}
            className="high"
            picture={
              <Picture {...picture} alt="" caption={undefined} fit="cover" sizes="(width <= 40rem) 90vw, 26rem" />
            }
            kicker={t(`certified.${kind}`)}
            name={name}
            cells={cells}
            action={{ render: <SiteLink to={route} anchor={anchor} /> }}
          />
        ))}
      </Carousel>
    </SectionBand>
  );
}
