/**
 * A solved run, which the page of the exercises shows as a drawing. Its aircraft have the wake categories medium,
 * light, heavy and medium, in this order. A test plays the run, so that it stays valid when rules change.
 */
export const example = {
  seed: 15,
  log: [
    '10 SIM50H H220 A40 S180',
    '20 SIM30G H120 A50 S200',
    '30 SIM69H A50 S200',
    '40 SIM93D A60 S200',
    '110 SIM30G H140 A40 S160',
    '230 SIM69H H090',
    '250 SIM50H S160',
    '300 SIM69H H150 A40 S180',
    '330 SIM93D H270',
    '370 SIM93D H210 A40 S180',
    '570 SIM69H S160',
    '600 SIM93D S160',
  ].join('; '),
  /** The second of the run that the drawing shows. */
  shown: 345,
};
