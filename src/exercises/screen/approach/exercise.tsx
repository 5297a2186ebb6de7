import { useId, useRef, useState, type SubmitEvent } from 'react';
import { adoptSheet } from '../../../browser/adopt-sheet.ts';
import { isFlying } from '../../simulation/approach/aircraft.ts';
import { ClockKeys } from '../clock-keys.tsx';
import type { ExerciseProps } from '../exercise-module.ts';
import sheet from './approach.css?inline';
import { hintOf } from './guide.ts';
import { InstructionKeys } from './instruction-keys.tsx';
import { changesInWords, positionInWords } from './position-in-words.ts';
import { ScopeView } from './scope-view.tsx';
import { Strips } from './strips.tsx';
import { useApproach, type Approach } from './use-approach.ts';
import { approachWord, type ApproachSay } from './words.ts';

export { Snapshot } from './snapshot.tsx';

/** Approach: four to six arrivals for one runway, on a radar scope. */
export function Exercise(props: ExerciseProps) {
  adoptSheet(sheet);
  const { language, stepped, replay } = props;
  const word = approachWord(language);
  const approach = useApproach(props);
  const { run, selected, said, refusal, alert, clock } = approach;
  const isReplay = replay !== undefined;
  const hint = isReplay ? undefined : hintOf(run, selected);
  const chosen = run.aircraft.find((one) => one.callSign === selected && isFlying(one));
  const lost = new Set(run.conflicts.flatMap(({ pair }) => pair));
  return (
    <div className="approach" data-tone="deep" data-replay={isReplay || undefined}>
      {!isReplay && (
        <ClockKeys language={language} clock={clock} seconds={run.second} stepped={stepped} onEnd={approach.end} />
      )}
      <ScopeView
        label={word('scope')}
        setSelected={approach.setSelected}
        setMeasure={approach.setMeasure}
        showOn={approach.showOn}
      />
      {!isReplay && (
        <p className="approach-hint" role="status" data-refused={refusal ? '' : undefined}>
          {refusal ?? (hint && word(hint.word, { callSign: hint.callSign }))}
        </p>
      )}
      <Strips aircraft={run.aircraft} selected={selected} lost={lost} onSelect={approach.setSelected} word={word} />
      {!isReplay && (
        <>
          {chosen ? (
            <InstructionKeys key={chosen.callSign} aircraft={chosen} hint={hint} onGive={approach.give} word={word} />
          ) : (
            <p className="stack gap-2 approach-keys">{word('choose')}</p>
          )}
          <TypedInstruction callSign={selected ?? run.aircraft[0]?.callSign ?? ''} onType={approach.type} word={word} />
        </>
      )}
      <p className="small approach-radio" role="log">
        {said && (
          <>
            <span>{said.call}</span> <span>{said.readback}</span>
          </>
        )}
      </p>
      {!isReplay && <Aids approach={approach} language={language} word={word} />}
      <p className="visually-hidden" role="alert">
        {alert}
      </p>
    </div>
  );
}

type TypedInstructionProps = { callSign: string; onType: (text: string) => boolean; word: ApproachSay };

function TypedInstruction({ callSign, onType, word }: TypedInstructionProps) {
  const id = useId();
  const example = `${callSign} H220 A40 S180`;
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('typed') as HTMLInputElement;
    if (onType(field.value)) field.value = '';
  }
  return (
    <form className="stack gap-1 approach-typed" onSubmit={send}>
      <label htmlFor={id}>{word('typed')}</label>
      <input
        id={id}
        name="typed"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={example}
        aria-describedby={`${id}-example`}
      />
      <button type="submit">{word('send')}</button>
      <span id={`${id}-example`} className="visually-hidden">
        {word('typedExample', { example })}
      </span>
    </form>
  );
}

type AidsProps = { approach: Approach; language: ExerciseProps['language']; word: ApproachSay };

/** A button to measure distances by keyboard, and a button to read the traffic position and its changes as text. */
function Aids({ approach, language, word }: AidsProps) {
  const { run, selected, measure, setMeasure } = approach;
  const lastRead = useRef(run);
  const [read, setRead] = useState<{ changes: string[]; position: string[] }>();
  const others = run.aircraft.filter((one) => isFlying(one) && one.callSign !== selected);

  function measureNext() {
    const last = others.findIndex(({ callSign }) => callSign === measure?.to);
    const next = others[last + 1];
    setMeasure(selected && next ? { from: selected, to: next.callSign } : undefined);
  }

  function readPosition() {
    setRead({ changes: changesInWords(lastRead.current, run, language), position: positionInWords(run, language) });
    lastRead.current = run;
  }

  return (
    <div className="approach-aids">
      <button type="button" disabled={!selected} onClick={measureNext}>
        {word('measure')}
      </button>
      <button type="button" onClick={readPosition}>
        {word('position')}
      </button>
      <div role="status">
        {read && (
          <>
            <h3>{word('positionTitle')}</h3>
            <ul>
              {read.position.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              {word('since')}: {read.changes.join(' ') || word('nothing')}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
