import { clockText } from '../../exercises/screen/exercise-words.ts';
import { pictureOf, withDots, type History } from '../../exercises/screen/approach/picture.ts';
import { placeLabels } from '../../exercises/screen/approach/place-labels.ts';
import type { Language } from '../../i18n/language.ts';
import { example } from '../../exercises/simulation/approach/example.ts';
import { writeInstruction } from '../../exercises/simulation/approach/instruction.ts';
import { sayInstruction } from '../../exercises/simulation/approach/phraseology.ts';
import { finalReach, scope } from '../../exercises/simulation/approach/rules.ts';
import { replayedSeconds, type Run } from '../../exercises/simulation/approach/run.ts';

/** The side of the drawing in its units, and the size of a label. */
const side = 400;
const label = { width: 62, height: 44 };

type MapPoint = { x: number; y: number };

/** The drawing of the solved run at one of its seconds, with the whole track of each aircraft. */
export function approachDrawing() {
  const seconds = [...replayedSeconds(example.seed, example.log)];
  const shown = seconds[example.shown] as Run;
  let history: History = new Map();
  for (const run of seconds.slice(0, example.shown + 1)) history = withDots(history, run);
  const { tracks } = pictureOf(shown, history, { part: 0, lostWords: '' });
  const places = placeLabels(
    tracks.map((track) => ({ ...drawn(track), ahead: drawn(track.ahead) })),
    label,
    { width: side, height: side },
    [],
    { from: drawn({ x: 0, y: 0 }), to: drawn({ x: 0, y: finalReach.farthest }) },
  );
  return {
    side,
    threshold: drawn({ x: 0, y: 0 }),
    mile: side / (2 * scope.half),
    tracks: tracks.map((track, index) => ({
      callSign: track.callSign,
      lines: track.lines,
      ...drawn(track),
      ahead: drawn(track.ahead),
      dots: track.history.map(drawn),
      end: rounded(places[index]?.end ?? track),
      label: rounded(places[index]?.box ?? track),
      way: wayOf(track.callSign, seconds),
    })),
  };
}

function drawn({ x, y }: MapPoint): MapPoint {
  const { centre, half } = scope;
  const scale = side / (2 * half);
  return rounded({ x: (x - centre.x + half) * scale, y: (centre.y + half - y) * scale });
}

function rounded({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Points of a track, one every fifteen seconds, as SVG `points`. */
function wayOf(callSign: string, seconds: readonly Run[]): string {
  return seconds
    .filter(({ second }) => second % 15 === 0)
    .flatMap(({ aircraft }) => aircraft.filter((one) => one.callSign === callSign && one.phase !== 'landed'))
    .map(drawn)
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ');
}

/** The instructions of the solved run: the time, the typed text, and the radio call in a language. */
export function approachSteps(language: Language) {
  const seconds = [...replayedSeconds(example.seed, example.log)];
  const given = seconds.at(-1)?.given ?? [];
  return given.flatMap(({ at, instruction }) => {
    const before = seconds[at]?.aircraft.find(({ callSign }) => callSign === instruction.callSign);
    if (!before) return [];
    const said = sayInstruction(instruction, before, language).call;
    return [{ at: clockText(at), typed: writeInstruction(instruction), said }];
  });
}
