import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { EntryRequirements } from '../../sections/entry-requirements/entry-requirements.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { TrainingProgrammes } from '../../sections/training-programmes/training-programmes.tsx';
import { defineScreen } from '../page-content.ts';
import { advancedTrainingContent, type AdvancedTrainingContent } from './content.ts';

export const screen = defineScreen(advancedTrainingContent, AdvancedTrainingPage);

/** The courses for controllers who already hold a licence. */
function AdvancedTrainingPage({ shell, programmes, requirements, why }: AdvancedTrainingContent) {
  return (
    <CoursePage shell={shell}>
      <TrainingProgrammes id="courses" {...programmes} />
      <EntryRequirements id="requirements" {...requirements} />
      <PointGrid id="why" {...why} />
    </CoursePage>
  );
}
