import { useEffect, useState, type ReactNode } from 'react';
import { adoptSheet } from '../../browser/adopt-sheet.ts';
import type { Language } from '../../i18n/language.ts';
import type { Outcome } from '../simulation/exercise.ts';
import { challengeQuery, freshSeed, type Challenge } from './challenge.ts';
import { Debriefing } from './debriefing.tsx';
import type { ExerciseModule } from './exercise-module.ts';
import { keepMark } from './past-runs.ts';
import sheet from './position.css?inline';

type ExerciseRunProps = {
  language: Language;
  radio: Language;
  stepped: boolean;
  first: Challenge;
  module: ExerciseModule;
  course: ReactNode;
  onLeave: () => void;
};

/** Runs an exercise and shows its debriefing, as often as the visitor repeats it. */
export function ExerciseRun({ language, radio, stepped, first, module, course, onLeave }: ExerciseRunProps) {
  adoptSheet(sheet);
  const [challenge, setChallenge] = useState(first);
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();
  const { history, location } = window;

  // The page's address contains the seed, so that it reproduces the traffic.
  useEffect(() => {
    history.replaceState(history.state, '', challengeQuery(challenge) + location.hash);
  }, [challenge, history, location]);

  function finish(ended: Outcome) {
    keepMark(challenge.exercise, ended.mark);
    setOutcome(ended);
  }

  function begin(next: Challenge) {
    setChallenge(next);
    setAttempt(attempt + 1);
    setOutcome(undefined);
  }

  const { Exercise } = module;
  if (!outcome) {
    return (
      <Exercise
        key={attempt}
        language={language}
        radio={radio}
        seed={challenge.seed}
        stepped={stepped}
        onEnd={finish}
      />
    );
  }
  return (
    <Debriefing
      language={language}
      radio={radio}
      challenge={challenge}
      outcome={outcome}
      module={module}
      course={course}
      onAgain={() => begin(challenge)}
      onOther={() => begin({ exercise: challenge.exercise, seed: freshSeed() })}
      onLeave={onLeave}
    />
  );
}
