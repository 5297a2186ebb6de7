import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { DocumentStyles } from '../src/site/document.ts';

/**
 * Joins the style sheets that a screen's first view needs, those of the shell and of its own chunks, into one file each:
 * one request stands before the first paint, and it carries no other screen's rules. Returns them by screen.
 */
export async function joinStyles(
  folder: string,
  manifest: Manifest,
  entry: string,
): Promise<Map<string, DocumentStyles>> {
  const shell = sheetsBelow(manifest, [entry], false);
  const joined = new Map<string, DocumentStyles>();
  for (const name of Object.keys(manifest)) {
    const screen = /^src\/pages\/([\w-]+)\/page\.tsx$/.exec(name)?.[1];
    if (!screen) continue;
    const files = new Set([...shell, ...sheetsBelow(manifest, [name], true)]);
    const css = (await Promise.all([...files].map((file) => readFile(join(folder, 'client', file), 'utf8')))).join(
      '\n',
    );
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const file = `assets/screen-${screen}-${hash}.css`;
    await writeFile(join(folder, 'client', file), css);
    joined.set(screen, { sheets: [`/${file}`], parts: [...files].map((part) => `/${part}`) });
  }
  return joined;
}

/** The sheets of chunks and of all that they import, what is imported first. */
function sheetsBelow(
  manifest: Manifest,
  names: readonly string[],
  lazily: boolean,
  seen = new Set<string>(),
): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const below = [...(chunk.imports ?? []), ...(lazily ? (chunk.dynamicImports ?? []) : [])];
    const others = below.filter((other) => !/^src\/(?:pages\/[\w-]+\/page\.tsx|entry-client\.tsx)$/.test(other));
    return [...sheetsBelow(manifest, others, lazily, seen), ...(chunk.css ?? [])];
  });
}
