import { resolve } from 'node:path';
import { bundleOffice } from './bundle-office.ts';

// The office's screen alone, in seconds, into a site that is built: `npm run build` makes all of it.
await bundleOffice(resolve('dist'));
