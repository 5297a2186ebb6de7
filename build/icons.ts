import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { themeColor } from './theme-color.ts';

/** Side of the drawing as a share of a maskable icon's side: devices may crop the rest. */
const safeShare = 0.7;

/**
 * Draws the icons for home screens from `public/favicon.svg`, and writes the web manifest.
 * @param folder the folder that is served
 */
export async function buildIcons(folder: string, siteName: string): Promise<void> {
  const mark = await readFile('public/favicon.svg');
  const color = themeColor();
  async function draw(name: string, size: number, share = 1): Promise<void> {
    const inner = Math.round(size * share);
    const drawn = await sharp(mark, { density: (72 * inner) / 46 })
      .resize(inner)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: color } })
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toFile(join(folder, name));
  }
  await draw('apple-touch-icon.png', 180);
  await draw('icon-192.png', 192);
  await draw('icon-512.png', 512);
  await draw('icon-maskable-512.png', 512, safeShare);
  const icon = (src: string, size: number, more = {}) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  const manifest = {
    name: siteName,
    short_name: siteName,
    start_url: '/',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, { purpose: 'maskable' }),
    ],
  };
  await writeFile(join(folder, 'site.webmanifest'), JSON.stringify(manifest));
}
