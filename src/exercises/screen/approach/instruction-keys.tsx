import { useRef, useState, type KeyboardEvent } from 'react';
import type { Aircraft } from '../../simulation/approach/aircraft.ts';
import type { Instruction } from '../../simulation/approach/instruction.ts';
import { headingText } from '../../simulation/approach/phraseology.ts';
import type { Hint } from './guide.ts';
import type { ApproachSay } from './words.ts';

type InstructionKeysProps = {
  aircraft: Aircraft;
  hint: Hint | undefined;
  onGive: (instruction: Instruction) => void;
  word: ApproachSay;
};

const parts = ['heading', 'altitude', 'speed'] as const;
type Part = (typeof parts)[number];

/** The values that each button offers, for an approach to runway 18. */
const offers: Readonly<Record<Part, readonly number[]>> = {
  heading: [30, 60, 90, 120, 140, 150, 180, 210, 220, 240, 270, 300, 330, 0],
  altitude: [2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000],
  speed: [220, 200, 180, 160, 140],
};

/** Headings that meet the final at 30 or 40 degrees. */
const intercepts: readonly number[] = [140, 150, 210, 220];

/**
 * Three buttons for the selected aircraft. Each opens a list of values; arrow keys move in the list, Escape closes it.
 */
export function InstructionKeys({ aircraft, hint, onGive, word }: InstructionKeysProps) {
  const [open, setOpen] = useState<Part>();
  const keys = useRef<HTMLDivElement>(null);

  function give(part: Part, value: number) {
    onGive({ callSign: aircraft.callSign, [part]: value });
    setOpen(undefined);
    keys.current?.querySelector<HTMLElement>(`[data-part='${part}']`)?.focus();
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    const group = (event.target as HTMLElement).closest('[data-walks]');
    const buttons = [...(group?.querySelectorAll('button') ?? [])];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next =
      step && buttons[(buttons.indexOf(event.target as HTMLButtonElement) + step + buttons.length) % buttons.length];
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (event.key === 'Escape' && open) {
      keys.current?.querySelector<HTMLElement>(`[data-part='${open}']`)?.focus();
      setOpen(undefined);
    }
  }

  return (
    <div
      className="stack gap-2 approach-keys"
      role="group"
      aria-label={word('keys', { callSign: aircraft.callSign })}
      ref={keys}
      onKeyDown={walk}
    >
      <div className="approach-parts" data-walks>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            data-part={part}
            data-guided={hint?.points === part && hint.callSign === aircraft.callSign ? '' : undefined}
            aria-expanded={open === part}
            onClick={() => setOpen(open === part ? undefined : part)}
          >
            <span>{word(part)}</span>
            <b>{shown(part, aircraft.assigned[part])}</b>
          </button>
        ))}
      </div>
      {open && (
        <div className="approach-values" data-walks role="group" aria-label={word(open)}>
          {offers[open].map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={aircraft.assigned[open] === value}
              onClick={() => give(open, value)}
            >
              {shown(open, value)}
              {open === 'heading' && intercepts.includes(value) && <small>{word('intercept')}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function shown(part: Part, value: number): string {
  if (part === 'heading') return headingText(value);
  return part === 'altitude' ? `A${value / 100}` : String(value);
}
