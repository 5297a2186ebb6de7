import type { Position, Surroundings } from './surroundings.ts';

const avenidaDeAmerica: Position = [-3.6766, 40.4383];
const nuevosMinisterios: Position = [-3.6922, 40.4466];
const chamartin: Position = [-3.6824, 40.4722];
const terminal4: Position = [-3.5936, 40.4918];
const terminals123: Position = [-3.5703, 40.4686];

/** The eastern part of the M-30, where the town ends. */
const eastOfTown: readonly Position[] = [
  [-3.69, 40.484],
  [-3.672, 40.48],
  [-3.661, 40.466],
  [-3.657, 40.452],
  [-3.662, 40.441],
  [-3.663, 40.428],
  [-3.664, 40.415],
  [-3.668, 40.403],
  [-3.675, 40.389],
];

/**
 * The area between the airport and the interchange of most lines to the campus. Motorways and lines are simplified:
 * they are drawn through some of their points.
 */
export const madrid: Surroundings = {
  icao: 'LEMD',
  name: { es: 'Campus de Madrid', en: 'Madrid campus' },
  way: { es: 'Aeropuerto – Avenida de América', en: 'Airport – Avenida de América' },
  frame: {
    wide: { middle: [-3.629, 40.4635], scale: 37 },
    tall: { middle: [-3.6225, 40.459], scale: 24 },
  },
  town: [
    ...eastOfTown,
    [-3.698, 40.389],
    [-3.715, 40.394],
    [-3.722, 40.405],
    [-3.723, 40.421],
    [-3.731, 40.434],
    [-3.733, 40.453],
    [-3.722, 40.469],
    [-3.707, 40.481],
  ],
  roads: [
    {
      name: 'M-30',
      sign: 0.33,
      way: [[-3.722, 40.469], [-3.707, 40.481], ...eastOfTown],
    },
    {
      name: 'M-40',
      sign: 0.16,
      way: [
        [-3.68, 40.516],
        [-3.655, 40.504],
        [-3.636, 40.489],
        [-3.622, 40.471],
        [-3.612, 40.452],
        [-3.607, 40.43],
        [-3.605, 40.405],
        [-3.607, 40.385],
      ],
    },
    {
      name: 'A-2',
      sign: 0.24,
      way: [
        [-3.6766, 40.4383],
        [-3.662, 40.441],
        [-3.642, 40.4455],
        [-3.612, 40.452],
        [-3.585, 40.4545],
        [-3.56, 40.4545],
        [-3.53, 40.4505],
        [-3.505, 40.441],
        [-3.47, 40.437],
      ],
    },
  ],
  metro: [
    nuevosMinisterios,
    [-3.6766, 40.4566],
    [-3.6475, 40.4683],
    [-3.6375, 40.4703],
    [-3.6165, 40.4643],
    terminals123,
    [-3.5832, 40.4758],
    terminal4,
  ],
  train: [
    [-3.6905, 40.38],
    [-3.6905, 40.4066],
    [-3.6905, 40.4235],
    nuevosMinisterios,
    chamartin,
    [-3.66, 40.486],
    [-3.618, 40.4905],
    terminal4,
  ],
  route: [terminals123, [-3.585, 40.4545], [-3.612, 40.452], [-3.642, 40.4455], [-3.662, 40.441], avenidaDeAmerica],
  stops: [
    {
      name: 'Avenida de América',
      at: avenidaDeAmerica,
      label: { wide: [46, 22], tall: [42, 22] },
      lines: [
        { mode: 'metro', names: ['4', '6', '7', '9'] },
        { mode: 'bus', names: ['200', '224'] },
      ],
    },
    {
      name: 'Nuevos Ministerios',
      at: nuevosMinisterios,
      label: { wide: [-16, -6, 'end'] },
      lines: [{ mode: 'metro', names: ['6', '8'] }],
    },
    { name: 'Chamartín', at: chamartin, label: { wide: [-14, 0, 'end'] } },
    {
      name: 'T1-T2-T3',
      at: terminals123,
      label: { wide: [68, 12], tall: [14, 64, 'end'] },
      lines: [
        { mode: 'metro', names: ['8'] },
        { mode: 'bus', names: ['200'] },
      ],
    },
    {
      name: 'T4',
      at: terminal4,
      label: { wide: [0, -38, 'middle'], tall: [-14, -38, 'middle'] },
      lines: [
        { mode: 'metro', names: ['8'] },
        { mode: 'train', names: ['C10'] },
        { mode: 'bus', names: ['200'] },
      ],
    },
  ],
  names: [{ name: 'Madrid', at: [-3.7, 40.424], label: { wide: [-12, 0, 'middle'] } }],
  campus: { at: [-3.6766, 40.4383], radius: 0.95, label: { wide: [0, 52], tall: [0, 42] } },
};
