import { useState } from 'react';
import { adoptSheet } from '../../../browser/adopt-sheet.ts';
import { playLog } from '../../simulation/tower/log.ts';
import { ClockKeys } from '../clock-keys.tsx';
import type { ExerciseProps, SnapshotProps } from '../exercise-module.ts';
import { positionInWords } from './movement-in-words.ts';
import { RunwayPicture } from './runway-picture.tsx';
import css from './tower.css?inline';
import { TowerStrips } from './tower-strips.tsx';
import { useTower } from './use-tower.ts';
import { towerWord } from './words.ts';

/** Tower: one runway for arrivals, departures and a vehicle. */
export function Exercise(props: ExerciseProps) {
  adoptSheet(css);
  const { language, stepped, replay } = props;
  const word = towerWord(language);
  const { run, clock, said, alert, give, end, hint, isGuided } = useTower(props);
  const [read, setRead] = useState<readonly string[]>([]);
  const isReplay = replay !== undefined;
  return (
    <div className="stack gap-6 top tower" data-tone="deep">
      <div className="stack gap-3">
        <RunwayPicture run={run} word={word} />
        <p className="tower-radio" role="log">
          {said && (
            <>
              <span lang={props.radio}>{said.call}</span> <span lang={props.radio}>{said.readback}</span>
            </>
          )}
        </p>
        <p className="strong tower-alert" role="alert">
          {alert}
        </p>
      </div>
      <div className="stack gap-3 tower-side">
        {!isReplay && (
          <ClockKeys language={language} clock={clock} seconds={run.second} stepped={stepped} onEnd={end} />
        )}
        {isGuided && (
          <p className="tower-hint">
            {hint
              ? word('hint.order', {
                  order: word(`order.${hint.order}`),
                  callSign: run.traffic[hint.to]?.callSign ?? '',
                })
              : word('hint.wait')}
          </p>
        )}
        <TowerStrips run={run} language={language} word={word} hint={hint} onGive={isReplay ? undefined : give} />
        {!isReplay && (
          <div className="stack gap-2 leading tower-aids">
            <button type="button" onClick={() => setRead(positionInWords(run, language))}>
              {word('position')}
            </button>
            <div role="status">
              {read.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The runway at one second of a run. */
export function Snapshot({ language, seed, log, at }: SnapshotProps) {
  return <RunwayPicture run={playLog(seed, log, at)} word={towerWord(language)} />;
}
