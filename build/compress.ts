import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** File types that need compression; raster pictures and fonts are already compressed. */
const compressible = /\.(?:js|css|svg|json|txt|xml)$/;

/** Writes `.br` and `.gz` files beside all compressible files of a folder, for the server to send. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const source = await readFile(join(folder, file));
        const [br, gz] = await Promise.all([brotli(source), zip(source, { level: 9 })]);
        await Promise.all([writeFile(join(folder, `${file}.br`), br), writeFile(join(folder, `${file}.gz`), gz)]);
      }),
  );
}
