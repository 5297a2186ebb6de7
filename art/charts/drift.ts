import sharp from 'sharp';

/** Largest difference of a colour value that is ignored: processors round edges of shapes differently. */
const tolerance = 12;
/** Greater differences are ignored too, up to this share of all colour values. */
const allowedShare = 0.00005;

/** Describes how two pictures differ; undefined if the difference is invisible. */
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
