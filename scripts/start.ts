import { existsSync } from 'node:fs';
import { run } from './run.ts';

// A fresh checkout has no build; a person who wants to see the site should not have to know that.
if (!existsSync('dist/server/site.json')) {
  console.log('Building the site first: a minute or two.');
  const { code, output } = await run('node', ['build/build.ts']);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}
await import('../server/main.ts');
