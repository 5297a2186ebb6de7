import { CoursePage } from '../../sections/course-page/course-page.tsx';
import { Points } from '../../sections/points/points.tsx';
import { Requirements } from '../../sections/points/requirements.tsx';
import { TrainingProgrammes } from '../../sections/course-page/training-programmes.tsx';
import { defineScreen } from '../page-content.ts';
import { advancedTrainingContent, type AdvancedTrainingContent } from './content.ts';

export const screen = defineScreen(advancedTrainingContent, AdvancedTrainingPage);

/** The courses for controllers who already hold a licence. */
function AdvancedTrainingPage({ shell, programmes, requirements, why }: AdvancedTrainingContent) {
  return (
    <CoursePage shell={shell}>
      <TrainingProgrammes id="courses" {...programmes} />
      <Requirements id="requirements" {...requirements} />
      <Points id="why" {...why} />
    </CoursePage>
  );
}
