import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';
import { fileHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Names of files in this folder carry a hash of their content. */
const hashedFolder = 'assets';

/**
 * Reads every file below a folder into memory, with the compressed ones that the build wrote beside it, and prepares
 * its answer. A build that replaces the folder meanwhile changes nothing for those who read pages of this one.
 * @returns answers by path, with a slash in front and percent-encoded as addresses are
 * @throws Error when a file cannot be read
 */
export function readStaticFiles(folder: string): Map<string, PreparedAnswer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length)),
  );
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, name.lastIndexOf('.')));
  const prepared = new Map<string, PreparedAnswer>();
  for (const name of names) {
    if (!isCompressed(name)) prepared.set(...readOne(folder, name, names));
  }
  return prepared;
}

function readOne(folder: string, name: string, names: Set<string>): [string, PreparedAnswer] {
  // Not in the thread pool, whose threads each keep memory of their own for good; nobody is served yet.
  const read = (file: string) => (names.has(file) ? readFileSync(join(folder, file)) : undefined);
  const [plain, br, gzip] = [readFileSync(join(folder, name)), read(`${name}.br`), read(`${name}.gz`)];
  const parts = name.split(sep);
  const hashed = parts[0] === hashedFolder;
  const answer = prepareAnswer({
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...fileHeaders,
    },
    plain: () => plain,
    encoded: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    compressible: br !== undefined && gzip !== undefined,
    revalidated: !hashed,
  });
  return [`/${parts.map(encodeURIComponent).join('/')}`, answer];
}
