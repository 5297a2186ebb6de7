import { resolve } from 'node:path';
import { loadContent } from './load-content.ts';

try {
  await loadContent(resolve('content'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Not `process.exit`, which cuts off what a pipe has not taken yet.
  process.exitCode = 1;
}
