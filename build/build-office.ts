import { resolve } from 'node:path';
import { bundleOffice } from './bundle-office.ts';

// Builds only the office's screen into an existing build, in seconds; `npm run build` includes it.
await bundleOffice(resolve('dist'));
