import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { Moment, Outcome } from '../simulation/exercise.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { challengeQuery, type Challenge } from './challenge.ts';
import type { ExerciseModule } from './exercise-module.ts';
import { clockText, exerciseWord } from './exercise-words.ts';
import { pastMarks } from './past-runs.ts';

type DebriefingProps = {
  language: Language;
  /** The language of the radio calls. */
  radio: Language;
  challenge: Challenge;
  outcome: Outcome;
  module: ExerciseModule;
  /** The link to the course that teaches the exercise. */
  course: ReactNode;
  onAgain: () => void;
  onOther: () => void;
  onLeave: () => void;
};

/**
 * The screen after an exercise: the mark, the important moments, a replay, and the course that teaches the exercise.
 */
export function Debriefing(props: DebriefingProps) {
  const { language, radio, challenge, outcome, module, course, onAgain, onOther, onLeave } = props;
  const { exercise, seed, result } = challenge;
  const { Exercise, Snapshot } = module;
  const word = exerciseWord(language);
  const title = useRef<HTMLHeadingElement>(null);
  const [isReplayed, setReplayed] = useState(false);
  const marks = pastMarks(exercise);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="stack gap-8 position-ended" data-tone="deep">
      <section className="stack gap-3">
        <h3 className="subhead" ref={title} tabIndex={-1}>
          {word('debriefing')}
        </h3>
        {outcome.good.length > 0 && (
          <div className="stack gap-2 position-good">
            {outcome.good.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <p className="quiet">
          {[
            `${word('mark', { mark: outcome.mark })}.`,
            ...(marks.length > 1
              ? [`${word('best', { mark: Math.max(...marks) })}.`, `${word('last', { marks: marks.join(', ') })}.`]
              : []),
            ...(result === undefined ? [] : [word('theirs', { mark: result })]),
          ].join(' ')}
        </p>
      </section>
      <section className="stack gap-3">
        <h3 className="subhead">{word('moments')}</h3>
        <TimeLine outcome={outcome} />
        <ol className="stack gap-4 position-moments">
          {outcome.moments.map((moment) => (
            <li className="stack gap-1 gap-x-3 ruled" key={`${moment.at} ${moment.text}`}>
              <time className="tabular">{clockText(moment.at)}</time>
              <span>{moment.text}</span>
              {moment.prevention && (
                <p className="position-prevented">
                  {word('prevented')} {moment.prevention}.
                </p>
              )}
              {moment.kind === 'lost' && Snapshot && (
                <Picture title={word('snapshot')}>
                  <Snapshot language={language} seed={seed} log={outcome.log} at={moment.at} />
                </Picture>
              )}
            </li>
          ))}
        </ol>
        {outcome.moments.length === 0 && <p>{word('noMoments')}</p>}
      </section>
      <section className="stack gap-3">
        <div>
          <button type="button" aria-expanded={isReplayed} onClick={() => setReplayed(!isReplayed)}>
            {word(isReplayed ? 'stopReplay' : 'replay')}
          </button>
        </div>
        {isReplayed && (
          <Exercise
            language={language}
            radio={radio}
            seed={seed}
            stepped={false}
            replay={outcome.log}
            onEnd={() => {}}
          />
        )}
      </section>
      <section className="stack gap-3">
        <h3 className="subhead">{word('course')}</h3>
        <p>{course}</p>
        <p>{word('notATest')}</p>
        <Share language={language} challenge={{ exercise, seed, result: outcome.mark }} />
      </section>
      <div className="cluster gap-3">
        <SignButton onClick={onAgain}>{word('again')}</SignButton>
        <SignButton tone="location" onClick={onOther}>
          {word('other')}
        </SignButton>
        <SignButton tone="location" arrow="back" onClick={onLeave}>
          {word('back')}
        </SignButton>
      </div>
    </div>
  );
}

/** The run as a line, with a tick at each moment; the list below has the same information. */
function TimeLine({ outcome: { moments, seconds } }: { outcome: Outcome }) {
  return (
    <div className="covered position-line" aria-hidden="true">
      {moments.map(({ at, kind, text }: Moment) => (
        <i
          key={`${at} ${text}`}
          data-kind={kind}
          style={{ insetInlineStart: `${(100 * at) / Math.max(seconds, 1)}%` }}
        />
      ))}
    </div>
  );
}

/** A picture that is rendered when it is opened. */
function Picture({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap link">{title}</summary>
      {isOpen && children}
    </details>
  );
}

function Share({ language, challenge }: { language: Language; challenge: Challenge }) {
  const word = exerciseWord(language);
  const [isCopied, setCopied] = useState(false);
  const address = window.location.origin + window.location.pathname + challengeQuery(challenge);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <label htmlFor="position-address">{word('share')}</label>
      <div className="cluster gap-2 position-share">
        <input id="position-address" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          <span role="status">{word(isCopied ? 'copied' : 'copy')}</span>
        </button>
      </div>
      <p>{word('shareNote')}</p>
    </>
  );
}
