import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormAssets } from '../server/build-record.ts';
import { bundleForms, bundlePrograms, bundleScript, bundleServer, bundleSite, type SiteAssets } from './bundle.ts';
import { bundleOffice } from './bundle-office.ts';

/** The results of bundling that documents need. */
export type ClientBundles = { site: SiteAssets; formAssets: FormAssets; inlineScript: string };

/** Builds the browsers' code: the site's into `folder/client`, the office's into `folder/office`. */
async function bundleForBrowsers(folder: string): Promise<ClientBundles> {
  const site = await bundleSite(folder);
  const formAssets = await bundleForms(folder);
  const inlineScript = await bundleScript('src/entry-inline.ts');
  await mkdir(join(folder, 'client', 'forms'), { recursive: true });
  const widget = await bundleScript('src/features/forms/widget/embed.ts');
  await writeFile(join(folder, 'client', 'forms', 'embed.js'), widget);
  await bundleOffice(folder);
  return { site, formAssets, inlineScript };
}

/** Builds the server's code into `folder/server`. */
async function bundleForServer(folder: string): Promise<void> {
  await bundleServer(folder);
  await bundlePrograms(folder);
}

// `bundle-apart.ts` runs this file as a separate process, which sends its result as a message.
const [part, folder = ''] = process.argv.slice(2);
const bundles = part === 'client' ? await bundleForBrowsers(folder) : await bundleForServer(folder);
process.send?.(bundles ?? {}, () => process.exit());
