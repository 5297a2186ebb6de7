import { expect, test } from 'vitest';
import { sayInstruction } from './phraseology.ts';
import { startRun } from './run.ts';

const [first] = startRun(15).aircraft;

test.each([
  [
    'es',
    { heading: 90, altitude: 9000, speed: 240 },
    'vire izquierda rumbo 090, suba para altitud 9.000 pies, aumente velocidad a 240 nudos',
    'Izquierda rumbo 090, subo para altitud 9.000 pies, aumentando a 240 nudos',
  ],
  [
    'en',
    { heading: 0, altitude: 4000 },
    'turn right heading 360, descend to altitude 4,000 feet',
    'Right heading 360, descending to altitude 4,000 feet',
  ],
  [
    'en',
    { heading: 200, altitude: 6000, speed: 220 },
    'fly heading 200, maintain altitude 6,000 feet, maintain 220 knots',
    'Heading 200, maintaining altitude 6,000 feet, maintaining 220 knots',
  ],
] as const)('in %s, %o has its phrase and its readback', (radio, parts, call, readback) => {
  if (!first) throw new Error('The run of seed 15 has no aircraft.');
  const { callSign } = first;
  const said = sayInstruction({ callSign, ...parts }, first, radio);
  expect(said).toEqual({ call: `${callSign}, ${call}`, readback: `${readback}, ${callSign}` });
});
