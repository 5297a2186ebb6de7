import { existsSync } from 'node:fs';
import { changedFiles } from './changed-files.ts';
import { checks } from './checks.ts';
import { concernedChecks } from './concerned-checks.ts';
import { run } from './run.ts';

/** Checks run in parallel, two at a time: small machines have two processors. */
const atOnce = 2;

const waiting = [...concernedChecks(checks, await changedFiles(), existsSync)];
let failed = 0;

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const started = Date.now();
    const { code, output } = await run(check.command, check.parameters);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
// Not `process.exit`, which would cut a long output that goes into a pipe.
process.exitCode = failed > 0 ? 1 : 0;
