import { countryShape } from '../country-shape.ts';
import type { Position, Surroundings } from './surroundings.ts';

const airport: Position = [-15.3925, 27.9395];

/** The east of the island, between the airport and the city. Coast: Natural Earth 1:10m. */
export const granCanaria: Surroundings = {
  icao: 'GCLP',
  name: { es: 'Campus de Gran Canaria', en: 'Gran Canaria campus' },
  way: { es: 'Aeropuerto – Las Palmas', en: 'Airport – Las Palmas' },
  frame: {
    wide: { middle: [-15.41, 28.048], scale: 12.2 },
    tall: { middle: [-15.392, 28.046], scale: 12.2 },
  },
  island: coast(),
  town: [
    [-15.428, 28.142],
    [-15.42, 28.138],
    [-15.418, 28.114],
    [-15.414, 28.082],
    [-15.42, 28.066],
    [-15.433, 28.08],
    [-15.443, 28.096],
    [-15.453, 28.108],
    [-15.456, 28.124],
    [-15.44, 28.132],
  ],
  roads: [
    {
      name: 'GC-1',
      sign: 0.44,
      way: [
        [-15.431, 28.133],
        [-15.419, 28.112],
        [-15.4145, 28.085],
        [-15.417, 28.06],
        [-15.413, 28.04],
        [-15.4, 28.015],
        [-15.397, 27.985],
        [-15.397, 27.955],
        [-15.399, 27.925],
        [-15.413, 27.89],
        [-15.44, 27.845],
        [-15.5, 27.8],
      ],
    },
    {
      name: 'GC-2',
      sign: 0.24,
      way: [
        [-15.431, 28.133],
        [-15.452, 28.1265],
        [-15.48, 28.1335],
        [-15.522, 28.141],
        [-15.57, 28.142],
        [-15.64, 28.157],
      ],
    },
  ],
  metro: [],
  train: [],
  route: [
    airport,
    [-15.397, 27.955],
    [-15.397, 27.985],
    [-15.4, 28.015],
    [-15.413, 28.04],
    [-15.417, 28.06],
    [-15.4145, 28.085],
    [-15.419, 28.112],
    [-15.425, 28.122],
  ],
  note: {
    words: { es: '20 min', en: '20 min' },
    share: 0.5,
    shift: { wide: [-48, -14], tall: [-46, -14] },
  },
  stops: [
    {
      name: { es: 'Aeropuerto', en: 'Airport' },
      at: airport,
      label: { wide: [26, -6], tall: [22, -10] },
    },
    {
      name: { es: 'Guaguas', en: 'Buses' },
      at: [-15.4275, 28.112],
      dot: false,
      label: { wide: [76, 2], tall: [60, 2] },
      lines: [{ mode: 'bus', names: ['9', '10', '32', 'L2'] }],
    },
  ],
  names: [
    { name: 'Las Palmas de Gran Canaria', at: [-15.4, 28.166], label: { wide: [14, 4] } },
    { name: 'Las Palmas', at: [-15.4, 28.166], label: { tall: [8, 4] } },
    { name: 'Telde', at: [-15.417, 27.995], label: { wide: [-10, 6, 'end'], tall: [-8, 6, 'end'] } },
    { name: 'Arucas', at: [-15.523, 28.118], label: { wide: [-70, 14, 'middle'] } },
    {
      name: { es: 'Océano Atlántico', en: 'Atlantic Ocean' },
      at: [-15.27, 28.01],
      label: { wide: [0, 0, 'middle'] },
    },
  ],
  campus: { at: [-15.4335, 28.112], radius: 2.5, label: { wide: [-76, 2], tall: [-74, 2] } },
};

function coast(): readonly Position[] {
  const { type, coordinates } = countryShape('Spain', '10m');
  const outlines = (type === 'Polygon' ? [coordinates] : coordinates).map(([outline = []]) =>
    outline.map(([longitude = 0, latitude = 0]): Position => [longitude, latitude]),
  );
  const holds = ([longitude, latitude]: Position) => longitude > -15.9 && longitude < -15.3 && latitude > 27.6;
  const island = outlines.find((outline) => outline.every((place) => holds(place) && place[1] < 28.3));
  if (!island) throw new RangeError('Natural Earth has no Gran Canaria');
  return island;
}
