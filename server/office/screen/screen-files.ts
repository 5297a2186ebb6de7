import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the screen, ready to be sent; texts are compressed. */
export type ScreenFile = { body: Buffer; type: string; gzipped: boolean };

/** The document of the screen, and its other files by address. */
export type ScreenFiles = { document: ScreenFile; files: ReadonlyMap<string, ScreenFile> };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Reads the built screen into memory: screens that are open can still load their files after a new build.
 * @param folder `dist/office`
 * @throws Error if the screen is not built
 */
export async function readScreen(folder: string): Promise<ScreenFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, ScreenFile>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    if (type === undefined) throw new Error(`The office's screen has a file of an unknown type: ${path}`);
    const gzipped = !type.startsWith('font/');
    const content = await readFile(path);
    files.set(path.slice(folder.length), { body: gzipped ? gzipSync(content) : content, type, gzipped });
  }
  const document = files.get('/index.html');
  if (!document) throw new Error('The office’s screen is not built: npm run build.');
  files.delete('/index.html');
  return { document, files };
}
