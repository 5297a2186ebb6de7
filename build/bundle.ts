import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { FormAssets } from '../server/build-record.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages } from '../src/i18n/language.ts';
import { screens, type DocumentParts } from './drawing.ts';
import { layersStatement } from './layers-statement.ts';
import { refuseOfficeModules } from './office-border.ts';
import { refuseToolModules } from './tool-modules.ts';
import { checkToolScreen, splitToolStyles } from './tool-styles.ts';

const homeSections =
  /\/sections\/(?:admission|campus-map|certified-courses|climb|course-board|home-hero|latest-articles|service-list|taste|who-we-are)\/|line-badge/;

/** Parts of most screens: primitives, behaviour, and sections of nearly every page. */
const sharedParts =
  /\/src\/(?:(?:ui|i18n|schema|browser|site|features(?!\/(?:position|exam)))\/|sections\/(?:answer-place|blog-notes|card-grid|enquiry-band|folded|page-bar|page-heading|point-grid|sample-tag|visits|ways-on|facility-table)\/|sections\/(?:carousel-words|editions\/edition-parameter))/;

/** Parts that only the tools for deciding share. */
const toolParts =
  /\/src\/(?:deciding\/(?!exam\/)|sections\/(?:answer-form|can-i|costs|career-chart|course-comparison)\/)/;

/** The chunks and assets that Rolldown writes. */
type Bundle = Rolldown.RolldownOutput['output'];
type SiteAssets = Pick<DocumentParts, 'script' | 'consentScript' | 'sheet' | 'toolsSheet' | 'styles' | 'modules'>;

/** The entry of the site, and that of form documents. They are bundled separately. */
const siteEntry = 'src/entry-client.tsx';
const formEntry = 'src/features/forms/document/form-document.ts';

/**
 * Builds the site's browser code into `folder/client`.
 * @returns the files that documents load
 */
export async function bundleSite(folder: string): Promise<SiteAssets> {
  const bundle = await bundleClient(folder, siteEntry, { cssCodeSplit: false, emptyOutDir: true });
  const script = chunkWith(bundle, siteEntry).fileName;
  const sheets = await writeSheets(folder, sheetOf(bundle));
  return {
    script: `/${script}`,
    consentScript: await writeScript(folder, 'src/entry-consent.ts', 'consent'),
    ...sheets,
    modules: fromKeys(screens, (screen) =>
      fromKeys(languages, (language) => {
        const page = chunkWith(bundle, `src/pages/${screen}/page.tsx`);
        // Includes the page's lazily loaded sections, which are hydrated after it, but no code that is loaded after a
        // press.
        const roots = [
          page.fileName,
          ...page.dynamicImports.filter((file) => !waitsForPress(bundle, file)),
          chunkWith(bundle, `src/i18n/words/${language}.ts`).fileName,
        ];
        const files = new Set(roots.flatMap((root) => [...withImports(bundle, root)]));
        const modules = modulesIn(bundle, files);
        checkToolScreen(screen, modules);
        refuseToolModules(screen, modules);
        return [...files].filter((file) => file !== script).map((file) => `/${file}`);
      }),
    ),
  };
}

/** Builds the script and the style sheet of form documents. */
export async function bundleForms(folder: string): Promise<FormAssets> {
  const bundle = await bundleClient(folder, formEntry, { cssCodeSplit: true, emptyOutDir: false });
  return { script: `/${chunkWith(bundle, formEntry).fileName}`, styles: [`/${sheetOf(bundle)}`] };
}

/** The chunk with one of the site's files; a missing file stops the build. */
function chunkWith(bundle: Bundle, file: string): Rolldown.OutputChunk {
  const chunk = bundle.find((one) => one.type === 'chunk' && one.moduleIds.includes(resolve(file)));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk holds "${file}": has the file been renamed?`);
  return chunk;
}

/** Code that is loaded when a visitor starts an exercise or the mock exam. */
const afterPress = /\/src\/(?:features\/(?:position|exam)|deciding\/exam|sections\/mock-exam)\//;

function waitsForPress(bundle: Bundle, file: string): boolean {
  const chunk = bundle.find(({ fileName }) => fileName === file);
  return chunk?.type === 'chunk' && afterPress.test(chunk.facadeModuleId ?? chunk.moduleIds.join());
}

/** The only style sheet of a bundle. */
function sheetOf(bundle: Bundle): string {
  const [sheet, ...others] = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet || others.length > 0) throw new Error('The bundle should have one style sheet.');
  return sheet.fileName;
}

/** The files of a chunk and of all that it imports. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle.find(({ fileName }) => fileName === file);
  if (chunk?.type === 'chunk') for (const next of chunk.imports) withImports(bundle, next, found);
  return found;
}

/** The source files of chunks. */
function modulesIn(bundle: Bundle, files: ReadonlySet<string>): string[] {
  return bundle.flatMap((one) => (one.type === 'chunk' && files.has(one.fileName) ? one.moduleIds : []));
}

/** Writes the styles of a bundle as two sheets, each beginning with the order of the layers. */
async function writeSheets(folder: string, file: string): Promise<Pick<SiteAssets, 'sheet' | 'toolsSheet' | 'styles'>> {
  const layers = await layersStatement();
  const css = await readFile(join(folder, 'client', file), 'utf8');
  await rm(join(folder, 'client', file));
  const { site, tools } = splitToolStyles(css);
  return {
    sheet: await writeSheet(folder, 'site', layers + site),
    toolsSheet: await writeSheet(folder, 'tools', layers + tools),
    styles: { css: layers + css, layers, ofFirstViews: {} },
  };
}

async function writeSheet(folder: string, name: string, css: string): Promise<string> {
  const address = `/assets/${name}-${shortHash(css)}.css`;
  await writeFile(join(folder, 'client', address), css);
  return address;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * Groups modules, so that a page loads few files: React, parts of most screens, sections of the home page, parts of the
 * tools, and sections of several screens. All other modules are in the chunk of their screen.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|preload-helper|create-store/, priority: 4 },
    { name: 'shared', test: sharedParts, minShareCount: 3, priority: 2 },
    { name: 'home', test: homeSections, priority: 1 },
    { name: 'tools', test: toolParts, minShareCount: 2, priority: 1 },
    {
      name: 'several',
      test: /\/src\/sections\//,
      minShareCount: 3,
      priority: 0,
    },
  ],
};

/** A screen's chunk is named after the screen's folder, because the file is called `page.tsx` in every folder. */
function chunkName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const screen = /src\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
  return screen ? `assets/screen-${screen}-[hash].js` : 'assets/[name]-[hash].js';
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
      rolldownOptions: { input, output: { chunkFileNames: chunkName, codeSplitting } },
      ...options,
    },
  })) as Rolldown.RolldownOutput;
  refuseOfficeModules(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  return output;
}

/**
 * Builds a self-contained script into `folder/client`.
 * @returns its path
 */
async function writeScript(folder: string, entry: string, name: string): Promise<string> {
  const code = await bundleScript(entry);
  const address = `/assets/${name}-${shortHash(code)}.js`;
  await writeFile(join(folder, 'client', address), code);
  return address;
}

/** Builds a self-contained script: the inline script, the consent script, or the widget of the form service. */
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

/** Builds the React code for the server: pages (for prerendering), form documents and e-mails. */
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

/**
 * Builds the server and two programs beside it: one draws pages, one edits content for the office. Each program is a
 * single file with all packages except those with native code, so a newer build does not affect running programs. A
 * single file also starts faster and with less memory (`docs/decisions/0003-server-as-one-file.md`).
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
    ssr: { noExternal: true, external: ['sharp', '@resvg/resvg-js'] },
    build: {
      ssr: true,
      emptyOutDir: false,
      outDir: join(folder, 'server'),
      rolldownOptions: { input: { [name]: entry }, external: /dev-site/, output: { codeSplitting: false } },
    },
  });
}
