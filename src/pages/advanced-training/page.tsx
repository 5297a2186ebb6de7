import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { EntryRequirements } from '../../sections/entry-requirements/entry-requirements.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { TrainingProgrammes } from '../../sections/training-programmes/training-programmes.tsx';
import type { AdvancedTrainingContent } from './content.ts';

/** The courses for controllers who already hold a licence. */
export function AdvancedTrainingPage({ shell, programmes, requirements, why, closing }: AdvancedTrainingContent) {
  return (
    <CoursePage shell={shell}>
      <TrainingProgrammes {...programmes} />
      <EntryRequirements {...requirements} />
      <PointGrid title={why.title} text={why.intro} points={why.items} />
      <ClosingCall tone="deep" {...closing} />
    </CoursePage>
  );
}
