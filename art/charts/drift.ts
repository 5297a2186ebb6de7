import sharp from 'sharp';

/** A colour value may be this much off: processors round the edges of shapes differently. */
const tolerance = 12;
/** Share of the colour values that may be farther off. */
const allowedShare = 0.00005;

/** Says in words how two pictures differ; nothing where the eye would not tell them apart. */
export async function drift(committed: Buffer, drawn: Buffer): Promise<string | undefined> {
  const [before, now] = await Promise.all([pixels(committed), pixels(drawn)]);
  if (before.info.width !== now.info.width || before.info.height !== now.info.height) {
    return `is ${size(before.info)}, the script draws ${size(now.info)}`;
  }
  let off = 0;
  for (let i = 0; i < now.data.length; i++) {
    if (Math.abs((now.data[i] ?? 0) - (before.data[i] ?? 0)) > tolerance) off++;
  }
  const share = off / now.data.length;
  return share > allowedShare ? `${(share * 100).toFixed(2)} % of it differs` : undefined;
}

async function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

function size({ width, height }: { width: number; height: number }): string {
  return `${width} x ${height} pixels`;
}
