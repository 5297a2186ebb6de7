import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Manifest, type ManifestChunk, type Rolldown } from 'vite';
import type { FormAssets } from '../server/site-build.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import { chunkGroups } from './chunk-groups.ts';
import { criticalStyles } from './critical-styles.ts';

/** What a document needs of the browser's code. */
type SiteAssets = Omit<DocumentAssets, 'build' | 'themeColor' | 'inlineScript'>;

/** Entries of the browser's code: the site, and the documents of the form service, which share nothing but tokens. */
const siteEntry = 'src/entry-client.tsx';
const formEntry = 'src/features/forms/document/form-document.ts';

/** Builds the site's browser code into `folder/client` and says which files a document loads. */
export async function bundleSite(folder: string): Promise<SiteAssets> {
  const manifest = await bundleClient(folder, siteEntry, { cssCodeSplit: false, emptyOutDir: true });
  const { file: script } = chunkOf(manifest, siteEntry);
  const { address: sheet, css, layers } = await writeSheet(folder, chunkOf(manifest, 'style.css').file);
  return {
    script: `/${script}`,
    sheet,
    criticalStyles: criticalStyles(css, layers),
    modules(screen, language) {
      const roots = [siteEntry, `src/pages/${screen}/page.tsx`, `src/i18n/words/${language}.ts`];
      return [...filesBelow(manifest, roots)].filter((file) => file !== script).map((file) => `/${file}`);
    },
  };
}

/** What the manifest says of a file of ours; a name that is no longer there stops the build. */
function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The bundle has no "${name}": has a file been renamed?`);
  return chunk;
}

/** The files that hydration asks for: chunks, what they import, and the parts of a page that it loads by itself. */
function filesBelow(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(manifest, name);
    if (found.has(file)) continue;
    found.add(file);
    const parts = name.startsWith('src/pages/') ? dynamicImports.filter((part) => part.startsWith('src/pages/')) : [];
    filesBelow(manifest, [...imports, ...parts], found);
  }
  return found;
}

/**
 * The bundler joins the sheets in the order of the chunks. The order of the layers has to be settled before any rule, so
 * its statement is put first.
 */
async function writeSheet(folder: string, file: string) {
  const layers = /@layer [\w, ]+;/.exec(await readFile('src/styles/main.css', 'utf8'))?.[0];
  if (!layers) throw new Error('src/styles/main.css does not say the order of the layers.');
  const css = layers + (await readFile(join(folder, 'client', file), 'utf8'));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `/assets/site-${hash}.css`;
  await writeFile(join(folder, 'client', address), css);
  await rm(join(folder, 'client', file));
  return { address, css, layers };
}

/** Builds the form documents' script and style sheet. */
export async function bundleForms(folder: string): Promise<FormAssets> {
  const manifest = await bundleClient(folder, formEntry, { cssCodeSplit: true, emptyOutDir: false });
  const entry = chunkOf(manifest, formEntry);
  return { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
}

/** A screen's chunk is called by its folder: every one of them is a file `page.tsx`. */
function chunkName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const screen = /src\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
  return screen ? `assets/screen-${screen}-[hash].js` : 'assets/[name]-[hash].js';
}

async function bundleClient(
  folder: string,
  input: string,
  options: { cssCodeSplit: boolean; emptyOutDir: boolean },
): Promise<Manifest> {
  const manifest = 'manifest.json';
  await build({
    logLevel: 'warn',
    publicDir: options.emptyOutDir ? 'public' : false,
    build: {
      outDir: join(folder, 'client'),
      manifest,
      rolldownOptions: {
        input,
        output: { chunkFileNames: chunkName, codeSplitting: chunkGroups(resolve(input)) },
      },
      ...options,
    },
  });
  return JSON.parse(await readFile(join(folder, 'client', manifest), 'utf8')) as Manifest;
}

/** Builds one script that stands alone: the inline script, the widget of the form service. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const chunk = result.output[0];
  return chunk.code.trim();
}

/** Builds what runs on the server but is written for React: the pages (for the prerender), form documents and e-mails. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      rolldownOptions: { input: { pages: 'src/entry-server.tsx', views: 'server/views/views-module.ts' } },
    },
  });
}
