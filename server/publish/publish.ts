import { resolve } from 'node:path';
import { readEnv } from '../env.ts';
import { drawContent } from './draw-content.ts';
import { showBuild, switchContent } from './published-folder.ts';

// Publishes a folder of content without a build: `npm run content:publish -- [folder | --build]`. `--build` goes back
// to the content of the build.

async function run(folder = 'content'): Promise<void> {
  const dataDir = resolve(readEnv(process.env).DATA_DIR);
  if (folder === '--build') {
    showBuild(dataDir);
    console.log(
      'The content of the build is published. Each server looks for it four times a second, and logs when it is shown.',
    );
    return;
  }
  const drawn = await drawContent({ dist: resolve('dist'), dataDir, content: resolve(folder) });
  if ('problems' in drawn) {
    const lines = drawn.problems.map(
      ({ file, line, place, message }) => `  ${file}:${line}  ${place}\n      ${message}`,
    );
    throw new Error(`Nothing is published. Correct these problems of the content:\n${lines.join('\n')}`);
  }
  switchContent(dataDir, drawn.id);
  console.log(
    `The content ${drawn.id} is published. Each server on ${dataDir} looks for it four times a second, and logs when it is shown.`,
  );
}

try {
  await run(...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
