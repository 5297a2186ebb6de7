import { useIsInSpain } from '../../features/page/page-context.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { Card, type CardContent } from './card-band.tsx';

type CertifiedCoursesProps = { text: string; courses: readonly CardContent[] };

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
        {courses.map((course) => (
          <Card key={course.name} {...course} className="high" sizes="(width <= 40rem) 90vw, 26rem" />
        ))}
      </Carousel>
    </SectionBand>
  );
}
