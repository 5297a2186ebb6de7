import { Island } from '../../islands/island.tsx';
import { ExerciseDesk } from '../../sections/exercise-desk/exercise-desk.tsx';
import { ExerciseLinks } from '../../sections/exercise-desk/exercise-links.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { defineScreen } from '../page-content.ts';
import { positionContent, type PositionContent } from './content.ts';

export const screen = defineScreen(positionContent, PositionPage);

/**
 * The page of the exercises: a drawing, a sentence and a button for each. The code of an exercise is loaded when it is
 * started.
 */
function PositionPage({ hero, start, exercises, approach, note }: PositionContent) {
  return (
    <>
      <PageHeading {...hero} />
      <ExerciseLinks label={start.choose} exercises={exercises} />
      {exercises.map((exercise) => (
        <Island
          key={exercise.id}
          name="exercise"
          of={ExerciseDesk}
          props={{ ...exercise, words: start, ...(exercise.id === 'approach' && { approach }) }}
        />
      ))}
      <SectionBand title={note.title} lead={note.text} />
    </>
  );
}
