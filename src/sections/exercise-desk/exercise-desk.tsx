import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { challengeOf, freshSeed, type Challenge } from '../../exercises/screen/challenge.ts';
import { loadExercise } from '../../exercises/screen/exercise-module.ts';
import { loadRun } from '../../exercises/screen/load-run.ts';
import type { Language } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import type { ExerciseId } from '../../exercises/simulation/exercise.ts';
import type { RouteId } from '../../site/routes.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { ApproachDrawing } from './approach-drawing.tsx';
import { DeskChoices, type DeskWords } from './desk-choices.tsx';
import { ReadbackDrawing } from './readback-drawing.tsx';
import { RunwayDrawing } from './runway-drawing.tsx';
import { SolvedSteps } from './solved-steps.tsx';
import styles from './exercise-desk.module.css';

type ExerciseDeskProps = {
  id: ExerciseId;
  title: string;
  sentence: string;
  pace?: string | undefined;
  tasks: readonly string[];
  example: { title: string; text: string };
  course: { route: RouteId; anchor: string | undefined; name: string };
  words: DeskWords;
  /** Text alternative of the drawing. */
  drawing: string;
  /** The drawing and the steps of the solved example; only the approach has them. */
  approach?: { drawing: Omit<ComponentProps<typeof ApproachDrawing>, 'words'> } & ComponentProps<typeof SolvedSteps>;
};

type Loaded = Awaited<ReturnType<typeof loadRun>> & { first: Challenge };

/** The challenge in the address, if it is one of this exercise. */
function challengeFor(id: ExerciseId): Challenge | undefined {
  const asked = challengeOf(window.location.search);
  return asked?.exercise === id ? asked : undefined;
}

/** An exercise before its start: a picture, a sentence and a button. The running exercise replaces them. */
export function ExerciseDesk(props: ExerciseDeskProps) {
  const { id, title, sentence, pace, tasks, example, course, words, drawing, approach } = props;
  const t = useWords();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const tasksId = useId();
  const [stepped, setStepped] = useState(false);
  const [radio, setRadio] = useState<Language>(language);
  const [challenge, setChallenge] = useState<Challenge>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const [run, setRun] = useState<Loaded>();
  const link = (
    <SiteLink to={course.route} anchor={course.anchor}>
      {course.name}
    </SiteLink>
  );

  useEffect(() => {
    setChallenge(challengeFor(id));
    setStepped(prefersReducedMotion());
  }, [id]);

  useEffect(() => {
    if (run) place.current?.scrollIntoView({ block: 'start' });
  }, [run]);

  function sitDown() {
    // A press kept from before the hydration comes before the effects, so the address is read again.
    const first = challengeFor(id) ?? { exercise: id, seed: freshSeed() };
    setState('loading');
    loadRun(id).then(
      (loaded) => {
        setRun({ ...loaded, first });
        setState('waiting');
      },
      () => setState('failed'),
    );
  }

  return (
    <SectionBand id={id} tone="deep" space="none" aria-labelledby={titleId} className={styles.band}>
      <div ref={place} className={styles.place}>
        {run && (
          <h2 id={titleId} className={`title ${styles.running}`}>
            {title}
          </h2>
        )}
        {run ? (
          <run.ExerciseRun
            language={language}
            radio={radio}
            stepped={stepped}
            first={run.first}
            module={run.module}
            course={link}
            onLeave={() => setRun(undefined)}
          />
        ) : (
          <div className="columns-1-1 gap-6 gap-x-12 top">
            {drawingOf(id, drawing, approach?.drawing)}
            <div className={`stack gap-4 ${styles.words}`}>
              <h2 id={titleId}>{title}</h2>
              <p className="lead">{sentence}</p>
              {pace && <p>{pace}</p>}
              {loadExercise[id] ? (
                <div className={`stack gap-3 leading ${styles.start}`} data-script="needed">
                  {challenge && <p>{fill(words.challenge, { seed: challenge.seed })}</p>}
                  <SignButton arrow="forward" onClick={sitDown} aria-busy={state === 'loading'}>
                    {words.sign}
                    <span className="visually-hidden">: {title}</span>
                  </SignButton>
                  <p role="status">
                    {state === 'loading' && t('loading')}
                    {state === 'failed' && t('failure.section')}
                  </p>
                  <DeskChoices
                    words={words}
                    radio={radio}
                    onRadio={setRadio}
                    stepped={stepped}
                    onStepped={setStepped}
                  />
                </div>
              ) : (
                <p>{words.soon}</p>
              )}
              <p data-script="replaces">{words.withoutScript}</p>
              <h3 id={tasksId}>{words.tasks}</h3>
              <ul aria-labelledby={tasksId}>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <details className={styles.example}>
                <summary className="tap gap-2 strong">{example.title}</summary>
                <p>{example.text}</p>
                {approach && <SolvedSteps steps={approach.steps} />}
              </details>
              <p>
                {words.course} {link}
              </p>
            </div>
          </div>
        )}
      </div>
    </SectionBand>
  );
}

function drawingOf(
  id: ExerciseId,
  words: string,
  approach: NonNullable<ExerciseDeskProps['approach']>['drawing'] | undefined,
): ReactNode {
  if (approach) return <ApproachDrawing words={words} {...approach} />;
  return id === 'tower' ? <RunwayDrawing words={words} /> : <ReadbackDrawing words={words} />;
}
