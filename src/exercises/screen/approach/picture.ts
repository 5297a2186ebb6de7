import { groundSpeed, isFlying, movement, type Aircraft } from '../../simulation/approach/aircraft.ts';
import type { Run } from '../../simulation/approach/run.ts';

/** A point on the map, in NM east and north of the threshold. */
export type MapPoint = { x: number; y: number };

/** Everything that the scope shows of one aircraft. */
export type Track = MapPoint & {
  callSign: string;
  lines: readonly string[];
  /** The predicted position one minute ahead. */
  ahead: MapPoint;
  history: readonly MapPoint[];
  isLost: boolean;
  isSelected: boolean;
  /** The assigned heading, while the aircraft is selected and under vectors. */
  assigned?: number | undefined;
};

/** Everything that the scope shows at one moment. */
export type ScopePicture = {
  /** The second of the run. When it changes, the scope lays out the labels again. */
  second: number;
  tracks: readonly Track[];
  /** The measuring line, with its label. */
  measure?: { from: MapPoint; to: MapPoint; text: string } | undefined;
  /** The lines between aircraft that are too close, with their labels. */
  lost: readonly { from: MapPoint; to: MapPoint; text: string }[];
  /** The call sign to which the guide points. */
  guided?: string | undefined;
};

/** The last positions of each aircraft, the newest first. */
export type History = ReadonlyMap<string, readonly MapPoint[]>;

/** Seconds between two history dots, and the number of dots. */
const dots = { seconds: 20, count: 5 };

/** Adds this second's positions to the history, when a dot is due. */
export function withDots(history: History, { second, aircraft }: Run): History {
  if (second % dots.seconds !== 0) return history;
  return new Map(
    aircraft.map(({ callSign, x, y }) => [callSign, [{ x, y }, ...(history.get(callSign) ?? [])].slice(0, dots.count)]),
  );
}

/** Creates the picture of a run, `part` of a second after its last step. */
export function pictureOf(
  run: Run,
  history: History,
  view: { part: number; selected?: string | undefined; lostWords: string },
): ScopePicture {
  const lost = new Set(run.conflicts.flatMap(({ pair }) => pair));
  const places = new Map(run.aircraft.map((one) => [one.callSign, between(one, run, view.part)]));
  return {
    second: run.second,
    tracks: run.aircraft.filter(isFlying).map((one) => {
      const place = places.get(one.callSign) ?? one;
      const step = movement(one, run.wind);
      const isSelected = one.callSign === view.selected;
      return {
        callSign: one.callSign,
        ...place,
        lines: labelOf(one, run),
        ahead: { x: place.x + step.x * 60, y: place.y + step.y * 60 },
        history: history.get(one.callSign) ?? [],
        isLost: lost.has(one.callSign),
        isSelected,
        assigned: isSelected && one.phase === 'vectored' ? one.assigned.heading : undefined,
      };
    }),
    lost: run.conflicts.flatMap(({ pair: [one, other], distance }) => {
      const from = places.get(one);
      const to = places.get(other);
      return from && to ? [{ from, to, text: `${view.lostWords} ${distance.toFixed(1)}` }] : [];
    }),
  };
}

function between(aircraft: Aircraft, { wind }: Run, part: number): MapPoint {
  const step = isFlying(aircraft) ? movement(aircraft, wind) : { x: 0, y: 0 };
  return { x: aircraft.x + step.x * part, y: aircraft.y + step.y * part };
}

/** Lines of a label: call sign; present and assigned altitude in hundreds of feet; ground speed and wake category. */
function labelOf(aircraft: Aircraft, { wind }: Run): string[] {
  const { altitude, assigned, phase } = aircraft;
  const flight = hundreds(altitude);
  const wanted = hundreds(assigned.altitude);
  const arrow = phase === 'established' || altitude > assigned.altitude ? '↓' : '↑';
  const level = phase === 'established' ? `${flight}↓ILS` : flight === wanted ? flight : `${flight}${arrow}${wanted}`;
  return [aircraft.callSign, level, `${Math.round(groundSpeed(aircraft, wind))} ${aircraft.category}`];
}

function hundreds(feet: number): string {
  return String(Math.round(feet / 100)).padStart(2, '0');
}
