/** Pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same picture on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const octaves = 5;
const size = 64;

/** Smooth value noise over the plane, five octaves, from 0 to about 1. */
export function valueNoise(seed: number): (x: number, y: number) => number {
  const next = random(seed);
  const grid = Float64Array.from({ length: size * size }, next);
  const at = (x: number, y: number) => grid[(x & (size - 1)) * size + (y & (size - 1))] ?? 0;

  function layer(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  }

  return (x, y) => {
    let height = 0;
    let amplitude = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      height += amplitude * layer(x * scale, y * scale);
      amplitude *= 0.5;
      scale *= 2.03;
    }
    return height;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
