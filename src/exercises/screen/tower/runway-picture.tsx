import { distanceOf, isOver, type Movement } from '../../simulation/tower/movement.ts';
import * as rules from '../../simulation/tower/rules.ts';
import { conflictsOf, isOnRunway } from '../../simulation/tower/runway.ts';
import type { TowerRun } from '../../simulation/tower/run.ts';
import type { TowerSay } from './words.ts';

/** Coordinates of the drawing: the final from the left, the runway, and the holding point below its threshold. */
const final = { from: 16, perMile: 27 };
const threshold = final.from + rules.firstCall * final.perMile;
const runway = { end: 388, y: 52 };
const holding = { x: threshold + 8, y: 88 };

/** The runway and its final, seen from above, with all traffic. The strips give the same information as text. */
export function RunwayPicture({ run, word }: { run: TowerRun; word: TowerSay }) {
  const lost = new Set(conflictsOf(run.traffic).flat());
  const waiting = run.traffic.filter(({ phase }) => phase === 'holding');
  const isTaken = run.traffic.some(isOnRunway);
  return (
    <svg className="fill tower-picture" viewBox="0 0 400 132" role="img" aria-label={word('picture')}>
      <path className="tower-final" d={`M${final.from} ${runway.y}H${threshold}`} />
      {[2, 4, 6, 8].map((miles) => (
        <g key={miles}>
          <path className="tower-final" d={`M${threshold - miles * final.perMile} ${runway.y - 4}v8`} />
          <text className="tower-mile" x={threshold - miles * final.perMile} y={runway.y + 20} textAnchor="middle">
            {miles}
          </text>
        </g>
      ))}
      <path
        className="tower-ground"
        d={`M${threshold} ${runway.y - 9}H${runway.end}v18H${threshold}Z`}
        data-taken={isTaken || undefined}
      />
      <path className="tower-ground" d={`M${holding.x - 6} ${runway.y + 9}h12V${holding.y + 12}h-12Z`} />
      <path className="tower-hold" d={`M${holding.x - 6} ${holding.y - 13}h12m-12 3h12`} />
      <path className="tower-centre" d={`M${threshold + 8} ${runway.y}H${runway.end - 8}`} />
      {run.traffic.map((movement, index) => {
        const place = placeOf(movement, run.second, waiting.indexOf(movement));
        if (!place) return null;
        return (
          <g
            key={movement.callSign}
            className="tower-target"
            data-kind={movement.kind}
            data-lost={lost.has(index) || undefined}
            transform={`translate(${place.x} ${place.y})`}
          >
            <path d={shapeOf(movement)} />
            <text {...labelOf(movement, index)}>{movement.callSign}</text>
          </g>
        );
      })}
      {lost.size > 0 && (
        <text className="tower-lost" x={runway.end} y={126} textAnchor="end">
          {word('occupied')}
        </text>
      )}
    </svg>
  );
}

/**
 * The symbol of a movement: a box for a vehicle, an arrow for an aircraft. The arrow points up if the aircraft waits
 * at the holding point or enters the runway. In all other phases, it points along the runway.
 */
function shapeOf({ kind, phase }: Movement): string {
  if (kind === 'vehicle') return 'M-5-4H5V4H-5Z';
  return phase === 'holding' || phase === 'entering' ? 'M-5 5L0-5 5 5Z' : 'M-6-5L6 0-6 5Z';
}

/**
 * The position of a call sign beside its symbol. Arrivals have two rows above the final; other traffic has its label
 * beside or below the symbol.
 */
function labelOf({ kind, phase }: Movement, index: number) {
  if (kind === 'arrival') return { y: -13 - (index % 2) * 12, textAnchor: 'middle' } as const;
  if (phase === 'holding') return { x: 12, y: 4 };
  return kind === 'vehicle' ? ({ y: 18, textAnchor: 'middle' } as const) : { x: 10, y: 24 };
}

/** Where a movement is drawn; null for a movement that is not on the map. */
function placeOf(movement: Movement, second: number, queue: number): { x: number; y: number } | null {
  const { phase, since, category } = movement;
  if (phase === 'expected' || isOver(movement)) return null;
  const share = (seconds: number) => Math.min(1, (second - since) / seconds);
  const along = (part: number) => ({
    x: Math.round(threshold + 8 + part * (runway.end - threshold - 16)),
    y: runway.y,
  });
  switch (phase) {
    case 'final':
      return { x: Math.round(threshold - Math.max(0, distanceOf(movement, second)) * final.perMile), y: runway.y };
    case 'landed':
      return along(0.75 * share(rules.landingRoll[category]) ** 0.6);
    case 'holding':
      return { x: holding.x, y: holding.y + queue * 13 };
    case 'entering':
      return { x: holding.x, y: Math.round(holding.y + share(rules.lineUp) * (runway.y - holding.y)) };
    case 'rolling':
      return along(share(rules.takeOffRoll[category]) ** 2);
    case 'waiting':
      return { x: runway.end - 30, y: holding.y };
    case 'inspecting':
      return along(0.8 - 0.6 * share(rules.inspection));
    case 'leaving':
      return { x: runway.end - 110, y: Math.round(runway.y + share(rules.vehicleLeaves) * (holding.y - runway.y)) };
    default:
      return along(0);
  }
}
