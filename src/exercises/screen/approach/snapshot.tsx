import { useEffect, useRef } from 'react';
import { replayedSeconds } from '../../simulation/approach/run.ts';
import type { SnapshotProps } from '../exercise-module.ts';
import { pictureOf, withDots, type History } from './picture.ts';
import { openScope } from './scope.ts';
import { approachWord } from './words.ts';

/** The scope at one second of a run. */
export function Snapshot({ language, seed, log, at }: SnapshotProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const word = approachWord(language);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const scope = openScope(canvas.current);
    let history: History = new Map();
    for (const run of replayedSeconds(seed, log)) {
      history = withDots(history, run);
      if (run.second >= at) {
        scope.draw(pictureOf(run, history, { part: 0, lostWords: word('lost') }));
        break;
      }
    }
    return scope.close;
  });
  return <canvas ref={canvas} className="approach-scope" role="img" aria-label={word('scope')} />;
}
