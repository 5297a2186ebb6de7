import { resolve } from 'node:path';
import { bundleOffice } from './bundle-office.ts';

// Builds the office's screen alone into a built site, in seconds. `npm run build` builds all of it.
await bundleOffice(resolve('dist'));
