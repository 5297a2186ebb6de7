/** Degrees in a radian. */
export const radian = 57.295_779_513_082_32;

/** Normalises a heading: at least 0 and below 360 degrees. */
export function heading360(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** The shorter turn from one heading to another: -180 to below 180 degrees, positive to the right. */
export function turnBetween(from: number, to: number): number {
  return heading360(to - from + 180) - 180;
}

/**
 * The sine of an angle in degrees, accurate to 0.000004. It uses only basic arithmetic, since JavaScript engines may
 * round `Math.sin` differently. So a run has the same end on every machine.
 */
export function sine(degrees: number): number {
  const turned = turnBetween(0, degrees);
  const folded = turned > 90 ? 180 - turned : turned < -90 ? -180 - turned : turned;
  const x = folded / radian;
  const square = x * x;
  return x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))));
}

/** The cosine of an angle in degrees, as accurate as `sine`. */
export function cosine(degrees: number): number {
  return sine(degrees + 90);
}
