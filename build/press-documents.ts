import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentProblem } from './content/problem.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { pressDocumentPath } from '../src/site/press-documents.ts';

async function documentNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
}

/**
 * The documents that `press.yaml` names, but that are missing in `press/`.
 * @param content the repository's `content/`
 */
export async function missingPressDocuments(content: string): Promise<ContentProblem[]> {
  const names = new Set(await documentNames(join(content, 'press')));
  const lines = (await readFile(join(content, 'press.yaml'), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const name = /^\s*filePath:\s*['"]?([^'"\s]+)/.exec(line)?.[1];
    if (name === undefined || names.has(name)) return [];
    const message = `there is no document “${name}” in content/press`;
    return [{ file: 'content/press.yaml', line: index + 1, place: 'filePath', message }];
  });
}

/**
 * Copies the documents of the press coverage into the folder of static files.
 * @param source the repository's `content/press`
 * @param client the folder of static files in the build
 */
export async function copyPressDocuments(
  source: string,
  client: string,
  { items }: SiteContent['press'],
): Promise<void> {
  await mkdir(join(client, 'press'), { recursive: true });
  for (const item of items)
    if (item.type === 'pdf')
      await copyFile(join(source, item.filePath), join(client, pressDocumentPath(item.filePath)));
}

/** Serves the documents of the press coverage in development, where nothing is copied. */
export function pressDocuments(): Plugin {
  const source = resolve('content', 'press');
  return {
    name: 'press-documents',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /^\/press\/([\w-]+\.pdf)$/.exec(request.url ?? '')?.[1];
        const file = name && join(source, name);
        if (!file || !existsSync(file)) return next();
        response.setHeader('content-type', 'application/pdf');
        return createReadStream(file).pipe(response);
      });
    },
  };
}
