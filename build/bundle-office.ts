import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { layersStatement } from './layers-statement.ts';

const entry = 'src/office/entry.tsx';

/**
 * Builds the office's screen into `folder/office`: scripts, one style sheet, fonts, an icon, and a document without
 * inline code. The public server does not serve this folder.
 */
export async function bundleOffice(folder: string): Promise<void> {
  const outDir = join(folder, 'office');
  const { output } = (await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'assets/office-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!script || !sheet) throw new Error('The office’s screen has no script or no style sheet.');
  const sheetPath = join(outDir, sheet);
  await writeFile(sheetPath, (await layersStatement()) + (await readFile(sheetPath, 'utf8')));
  await copyFile('public/favicon.svg', join(outDir, 'favicon.svg'));
  await writeFile(join(outDir, 'index.html'), officeDocument(`/${script}`, `/${sheet}`));
}

function officeDocument(script: string, sheet: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Oficina</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${sheet}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="office"></div>
<noscript>La oficina necesita JavaScript. / The office needs JavaScript.</noscript>
</body>
</html>
`;
}
