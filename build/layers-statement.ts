import { readFile } from 'node:fs/promises';

/**
 * The statement with the order of the style layers. It must precede all rules; the bundler orders sheets by chunk and
 * would not keep it first.
 */
export async function layersStatement(): Promise<string> {
  const layers = /@layer [\w, ]+;/.exec(await readFile('src/styles/main.css', 'utf8'))?.[0];
  if (!layers) throw new Error('src/styles/main.css does not say the order of the layers.');
  return layers;
}
