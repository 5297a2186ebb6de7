import type { Language } from '../../../i18n/language.ts';
import { isOver, type Movement } from '../../simulation/tower/movement.ts';
import { ordersFor, type Instruction, type TowerRun } from '../../simulation/tower/run.ts';
import { isOnRunway } from '../../simulation/tower/runway.ts';
import { phaseText } from './movement-in-words.ts';
import { wakeWords, type TowerSay } from './words.ts';

type TowerStripsProps = {
  run: TowerRun;
  language: Language;
  word: TowerSay;
  /** The instruction that the guide suggests. */
  hint?: Instruction | undefined;
  /** Undefined in a replay. */
  onGive?: ((instruction: Instruction) => void) | undefined;
};

/**
 * The board: arrivals, then departures and the vehicle, in the order of the traffic. Expected and finished movements
 * have no strip.
 */
export function TowerStrips({ run, language, word, hint, onGive }: TowerStripsProps) {
  const strips = (title: string, isHere: (movement: Movement) => boolean) => {
    const here = [...run.traffic.entries()].filter(
      ([, movement]) => isHere(movement) && movement.phase !== 'expected' && !isOver(movement),
    );
    return (
      <section>
        <h3 className="note">{title}</h3>
        {here.length === 0 && <p>{word('none')}</p>}
        <ul className="stack gap-1 tower-strips">
          {here.map(([index, movement]) => (
            <li
              key={movement.callSign}
              className="cluster gap-2 middle small"
              data-kind={movement.kind}
              data-runway={isOnRunway(movement) || undefined}
              tabIndex={-1}
            >
              <b className="data">{movement.callSign}</b>
              <span className="data tower-type">
                {movement.type}
                {movement.type && <abbr title={word(wakeWords[movement.category])}> {movement.category}</abbr>}
              </span>
              <span>{phaseText(run, movement, language)}</span>
              {onGive && (
                <span className="cluster gap-2 tower-orders">
                  {ordersFor(run.traffic, index).map((order) => (
                    <button
                      key={order}
                      type="button"
                      data-guided={(hint?.to === index && hint.order === order) || undefined}
                      onClick={({ currentTarget }) => {
                        // Giving the instruction removes its button: the focus moves to the strip.
                        currentTarget.closest('li')?.focus({ preventScroll: true });
                        onGive({ order, to: index });
                      }}
                    >
                      {word(`order.${order}`)}
                      <span className="visually-hidden"> {movement.callSign}</span>
                    </button>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <>
      {strips(word('arrivals'), ({ kind }) => kind === 'arrival')}
      {strips(word('departures'), ({ kind }) => kind !== 'arrival')}
    </>
  );
}
