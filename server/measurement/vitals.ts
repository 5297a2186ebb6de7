import { readEnv } from '../env.ts';
import { runVitals } from './vitals-command.ts';

try {
  process.exitCode = runVitals(process.argv.slice(2), readEnv(process.env).DATA_DIR, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
