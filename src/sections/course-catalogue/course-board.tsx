import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { courseCategories } from '../../schema/course-categories.ts';
import { StripBoard, StripLegend } from '../../ui/strip-board.tsx';
import { Strip } from '../../ui/strip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CourseStrip } from './course-strip.ts';
import { FoldedBand } from '../folded/folded-band.tsx';
import { SampleLine } from '../samples/sample-line.tsx';

type CourseBoardProps = {
  title: string;
  text: string;
  /** The note that the dates are samples. */
  sample?: string | undefined;
  strips: readonly CourseStrip[];
  action: string;
};

/** A board with a flight strip for each course, with the facts for comparing courses. */
export function CourseBoard({ title, text, sample, strips, action }: CourseBoardProps) {
  const t = useWords();
  const shown = courseCategories.filter((category) => strips.some((strip) => strip.category === category));
  return (
    <FoldedBand
      title={title}
      lead={text}
      holding={{ holds: 'courses', count: strips.length }}
      aside={<StripLegend colours={shown.map((category) => ({ category, name: t(`category.${category}`) }))} />}
    >
      <div className="stack gap-6">
        {sample && <SampleLine>{sample}</SampleLine>}
        <StripBoard cells={4}>
          {strips.map(({ route, anchor, name, popular, ...strip }) => (
            <Strip
              key={strip.code}
              {...strip}
              name={name}
              cocked={popular}
              mark={popular ? t('course.popular') : undefined}
              action={{ render: <SiteLink to={route} anchor={anchor} />, label: t('course.more') }}
            />
          ))}
        </StripBoard>
        <p>
          <TextLink render={<SiteLink to="courses" />}>{action}</TextLink>
        </p>
      </div>
    </FoldedBand>
  );
}
