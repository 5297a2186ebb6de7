import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isFlying, type Aircraft } from '../../simulation/approach/aircraft.ts';
import { headingText } from '../../simulation/approach/phraseology.ts';
import { wakeWords } from './position-in-words.ts';
import type { ApproachSay } from './words.ts';

type StripsProps = {
  aircraft: readonly Aircraft[];
  selected: string | undefined;
  lost: ReadonlySet<string>;
  onSelect: (callSign: string) => void;
  word: ApproachSay;
};

/** The strips of the arrivals: a press or an arrow key selects one. */
export function Strips({ aircraft, selected, lost, onSelect, word }: StripsProps) {
  const rack = useRef<HTMLDivElement>(null);

  // On phones, the strips are a scrolling row: the selected strip is scrolled into view.
  useEffect(() => {
    const strip = selected && rack.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (strip && rack.current) rack.current.scrollLeft = strip.offsetLeft - rack.current.offsetLeft;
  }, [selected]);

  function turn(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const strips = [...event.currentTarget.querySelectorAll('button')];
    const next = step && strips[strips.indexOf(event.target as HTMLButtonElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  return (
    <div
      ref={rack}
      className="stack gap-1 packed approach-strips"
      role="group"
      aria-label={word('strips')}
      onKeyDown={turn}
    >
      {aircraft.map((one, index) => {
        const { callSign, type, category, assigned } = one;
        const isSelected = callSign === selected;
        return (
          <button
            key={callSign}
            type="button"
            className="approach-strip"
            aria-pressed={isSelected}
            tabIndex={isSelected || (selected === undefined && index === 0) ? 0 : -1}
            data-phase={one.phase}
            data-lost={lost.has(callSign) || undefined}
            onClick={() => onSelect(callSign)}
          >
            <b>{callSign}</b>
            <span title={word(wakeWords[category])}>{`${type}/${category}`}</span>
            <span>
              {isFlying(one) && `H${headingText(assigned.heading)} A${assigned.altitude / 100} S${assigned.speed}`}
            </span>
            <span className="approach-state">{stateOf(one, word)}</span>
          </button>
        );
      })}
    </div>
  );
}

function stateOf({ phase, gate }: Aircraft, word: ApproachSay): string {
  if (phase === 'left') return word('gone');
  if (phase === 'landed' || gate) return word('over');
  return phase === 'established' ? word('established') : '';
}
