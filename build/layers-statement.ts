import { readFile } from 'node:fs/promises';

/**
 * States the order of the style layers. It must stand before any rule, while the bundler joins sheets in the order of
 * its chunks.
 */
export async function layersStatement(): Promise<string> {
  const layers = /@layer [\w, ]+;/.exec(await readFile('src/styles/main.css', 'utf8'))?.[0];
  if (!layers) throw new Error('src/styles/main.css does not say the order of the layers.');
  return layers;
}
