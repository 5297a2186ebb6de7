import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '../server/env.ts';
import { memorySettings } from './memory-settings.ts';

// Without a build, the first start makes one.
if (!existsSync('dist/server/site.json')) {
  console.log('First start: the site is built. Its pictures are not reduced in size yet; `npm run build` does that.');
  const { status } = spawnSync(process.execPath, [memorySettings.flag, 'build/build.ts', '--quick'], {
    stdio: 'inherit',
    env: { ...process.env, ...memorySettings.environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(resolve('dist/server/main.js')).href);

const { HOST, SITE_URL } = readEnv(process.env);
const isLocal = ['localhost', '127.0.0.1', '::1'].includes(HOST);
console.log(`
  ${SITE_URL}
${isLocal ? '\n  From other machines: HOST=0.0.0.0 npm start. ' : '\n  '}Another port: PORT=3001 npm start. Ctrl+C ends it.
`);
