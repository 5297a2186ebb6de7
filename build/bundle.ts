import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Rolldown } from 'vite';
import type { FormAssets } from '../server/site-build.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import { joinStyles } from './join-styles.ts';

/** Entries of the browser's code: the site, and the documents of the form service, which share nothing but tokens. */
const siteEntry = 'src/entry-client.tsx';
const formEntry = 'src/features/forms/document/form-document.ts';

/** Builds the site's browser code into `folder/client` and says which files a document loads. */
export async function bundleSite(folder: string): Promise<Omit<DocumentAssets, 'build' | 'beforePaint'>> {
  const manifest = await bundleClient(folder, siteEntry, { cssCodeSplit: true, emptyOutDir: true });
  const entry = manifest[siteEntry];
  if (!entry) throw new Error('The bundle has no entry.');
  const styles = await joinStyles(folder, manifest, siteEntry);
  const fonts = Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
  return {
    script: `/${entry.file}`,
    styles: (screen) => styles.get(screen) ?? { sheets: [], parts: [] },
    modules: (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`),
    fonts: [...new Set(fonts)].filter((file) => /b612-(400|700)\b.*\.woff2$/.test(file)).map((file) => `/${file}`),
  };
}

/** Builds the form documents' script and style sheet. */
export async function bundleForms(folder: string): Promise<FormAssets> {
  const manifest = await bundleClient(folder, formEntry, { cssCodeSplit: true, emptyOutDir: false });
  const entry = manifest[formEntry];
  if (!entry) throw new Error('The form bundle has no entry.');
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
      rolldownOptions: { input, output: { chunkFileNames: chunkName } },
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
