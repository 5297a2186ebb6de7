import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../server/env.ts';
import { giveWay } from '../server/publish/draw-content.ts';
import { memorySettings } from './memory-settings.ts';

const building = [memorySettings.flag, 'build/build.ts'];
const env = { ...process.env, ...memorySettings.environment };

// Without a build, the first start makes one.
const isFirst = !existsSync('dist/server/site.json');
if (isFirst) {
  console.log('First start: the site is built. Its pictures are reduced in size while it is served.');
  const { status } = spawnSync(process.execPath, [...building, '--quick'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(resolve('dist/server/main.js')).href);
if (isFirst) encodePictures();

const { HOST, SITE_URL } = readEnv(process.env);
const isLocal = ['localhost', '127.0.0.1', '::1'].includes(HOST);
console.log(`
  ${SITE_URL}
${isLocal ? '\n  From other machines: HOST=0.0.0.0 npm start. ' : '\n  '}Another port: PORT=3001 npm start. Ctrl+C ends it.
`);

/** Builds the site again with pictures in all sizes, at low priority; the server shows them once they are whole. */
function encodePictures(): void {
  const child = spawn(process.execPath, building, { stdio: 'ignore', env });
  if (child.pid !== undefined) giveWay(child.pid);
  process.on('exit', () => child.kill());
}
