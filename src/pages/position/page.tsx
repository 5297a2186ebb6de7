import type { ReactNode } from 'react';
import { ApproachDrawing } from '../../sections/exercise-desk/approach-drawing.tsx';
import { ExerciseDesk } from '../../sections/exercise-desk/exercise-desk.tsx';
import { ExerciseLinks } from '../../sections/exercise-desk/exercise-links.tsx';
import { ReadbackDrawing } from '../../sections/exercise-desk/readback-drawing.tsx';
import { RunwayDrawing } from '../../sections/exercise-desk/runway-drawing.tsx';
import { SolvedSteps } from '../../sections/exercise-desk/solved-steps.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { ExerciseId } from '../../simulation/exercise.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import type { PositionContent } from './content.ts';

/**
 * The page of the exercises: a drawing, a sentence and a button for each. The code of an exercise is loaded when it is
 * started.
 */
export function PositionPage({ hero, start, exercises, approach, note }: PositionContent) {
  return (
    <>
      <PageHeading {...hero} />
      <ExerciseLinks label={start.choose} exercises={exercises} />
      {exercises.map((exercise) => (
        <ExerciseDesk
          key={exercise.id}
          {...exercise}
          words={start}
          picture={drawingOf(exercise.id, exercise.drawing, approach.drawing)}
          solved={exercise.id === 'approach' && <SolvedSteps steps={approach.steps} />}
        />
      ))}
      <SectionBand title={note.title} lead={note.text} />
    </>
  );
}

function drawingOf(id: ExerciseId, words: string, approach: PositionContent['approach']['drawing']): ReactNode {
  if (id === 'approach') return <ApproachDrawing words={words} {...approach} />;
  return id === 'tower' ? <RunwayDrawing words={words} /> : <ReadbackDrawing words={words} />;
}
