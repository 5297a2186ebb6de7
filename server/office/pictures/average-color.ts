import sharp from 'sharp';

/** The average colour of a picture in sRGB, such as `#0f1b21`; pages show it until the picture is loaded. */
export async function averageColor(path: string): Promise<string> {
  const { channels } = await sharp(path).stats();
  const [red, green, blue] = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels;
  return `#${[red, green, blue].map((channel) => hex(channel?.mean ?? 0)).join('')}`;
}

function hex(mean: number): string {
  return Math.round(mean).toString(16).padStart(2, '0');
}
