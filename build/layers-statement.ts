import { readFile } from 'node:fs/promises';

/**
 * The statement of the order of the style layers. The bundler joins sheets in the order of its chunks, and the order of
 * the layers has to be settled before any rule: it is put first.
 */
export async function layersStatement(): Promise<string> {
  const layers = /@layer [\w, ]+;/.exec(await readFile('src/styles/main.css', 'utf8'))?.[0];
  if (!layers) throw new Error('src/styles/main.css does not say the order of the layers.');
  return layers;
}
