import { resolve } from 'node:path';
import { loadContent } from './load-content.ts';

try {
  await loadContent(resolve('content'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
