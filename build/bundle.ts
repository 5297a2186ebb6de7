import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { FormAssets } from '../server/build-record.ts';
import { routes, type Screen } from '../src/site/routes.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { screenSheet, type ScreenSheet } from '../src/site/screen-styles.ts';
import { layersStatement } from './layers-statement.ts';
import { refuseOfficeModules } from './office-border.ts';

/** The chunks and assets that Rolldown writes. */
type Bundle = Rolldown.RolldownOutput['output'];

/** The script of every page, and the styles of each screen. */
export type SiteAssets = { script: string; styles: Record<Screen, readonly ScreenSheet[]> };

const siteEntry = 'src/entry-site.ts';
const formEntry = 'src/features/forms/document/form-document.ts';

/** Builds the script of every page, with its elements and islands, into `folder/client`. */
export async function bundleSite(folder: string): Promise<SiteAssets> {
  const bundle = await bundleClient(folder, siteEntry, { cssCodeSplit: false, emptyOutDir: true });
  let scripted = '';
  // Documents have the styles of their islands already.
  for (const { fileName } of bundle) {
    if (!fileName.endsWith('.css')) continue;
    scripted += sheetText(bundle, fileName);
    await rm(join(folder, 'client', fileName));
  }
  return { script: `/${chunkWith(bundle, siteEntry).fileName}`, styles: await stylesOfScreens(folder, scripted) };
}

/** The styles of each screen with its frame: those that its components import, in the order of the imports. */
async function stylesOfScreens(folder: string, scripted: string): Promise<SiteAssets['styles']> {
  const screens: Screen[] = [...new Set(Object.values(routes).map(({ screen }) => screen)), 'not-found'];
  const frame = 'src/page-frame.tsx';
  const pageOf = (screen: Screen) => `src/pages/${screen}/page.tsx`;
  const { output } = (await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'styles'),
      assetsDir: 'assets',
      modulePreload: false,
      rolldownOptions: { input: [frame, ...screens.map(pageOf)], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const layers = await layersStatement();
  const styles = fromKeys(screens, (screen): ScreenSheet[] => {
    const sheets = new Set([frame, pageOf(screen)].flatMap((entry) => sheetsOf(output, chunkWith(output, entry))));
    const own = [...sheets].map((sheet) => screenSheet(sheetText(output, sheet), scripted));
    return [{ css: layers, classes: null }, ...own];
  });
  await rm(join(folder, 'styles'), { recursive: true });
  return styles;
}

function sheetText(bundle: Bundle, fileName: string): string {
  const file = bundle.find((one) => one.fileName === fileName);
  return file?.type === 'asset' ? String(file.source) : '';
}

/** The style sheets of a chunk, after those of the chunks that it imports. */
function sheetsOf(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const found = bundle.find(({ fileName }) => fileName === file);
    return found?.type === 'chunk' ? sheetsOf(bundle, found, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Builds the script and the style sheet of form documents. */
export async function bundleForms(folder: string): Promise<FormAssets> {
  const bundle = await bundleClient(folder, formEntry, { cssCodeSplit: true, emptyOutDir: false });
  const [sheet, ...others] = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet || others.length > 0) throw new Error('The forms should have one style sheet.');
  return { script: `/${chunkWith(bundle, formEntry).fileName}`, styles: [`/${sheet.fileName}`] };
}

/** The chunk with one of the site's files; a missing file stops the build. */
function chunkWith(bundle: Bundle, file: string): Rolldown.OutputChunk {
  const chunk = bundle.find((one) => one.type === 'chunk' && one.moduleIds.includes(resolve(file)));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk holds "${file}": has the file been renamed?`);
  return chunk;
}

async function bundleClient(
  folder: string,
  input: string,
  options: { cssCodeSplit: boolean; emptyOutDir: boolean },
): Promise<Bundle> {
  const { output } = (await build({
    logLevel: 'warn',
    publicDir: options.emptyOutDir ? 'public' : false,
    build: {
      outDir: join(folder, 'client'),
      rolldownOptions: {
        input,
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }] },
        },
      },
      ...options,
    },
  })) as Rolldown.RolldownOutput;
  refuseOfficeModules(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  return output;
}

/** Builds a self-contained script: the inline script, or the widget of the form service. */
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
  refuseOfficeModules(chunk.moduleIds);
  return chunk.code.trim();
}

/** React in production mode, in whatever environment the server runs: development mode takes four times as long. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** Builds the React code for the server: pages, form documents and e-mails, and the drawing of syllabuses. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      rolldownOptions: {
        input: { views: 'server/views/views-module.ts', syllabus: 'build/syllabus/syllabuses.ts' },
      },
    },
  });
}

/**
 * Builds the server and two programs beside it: one draws pages of other content, one edits content for the office.
 * Each program is a single file with all packages except those with native code, so a newer build does not affect
 * running programs. A single file also starts faster and with less memory (`docs/decisions/0003-server-as-one-file.md`).
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await bundleProgram(folder, 'main', 'server/main.ts');
  await bundleProgram(folder, 'draw', 'build/draw.ts');
  await bundleProgram(folder, 'content-desk', 'build/content/editing/content-desk.ts');
}

/** Bundles a program. Packages with native code are not included; the server has them installed. */
async function bundleProgram(folder: string, name: string, entry: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define,
    ssr: { noExternal: true, external: ['sharp', '@resvg/resvg-js'] },
    build: {
      ssr: true,
      emptyOutDir: false,
      outDir: join(folder, 'server'),
      rolldownOptions: { input: { [name]: entry }, external: /dev-site/, output: { codeSplitting: false } },
    },
  });
}
