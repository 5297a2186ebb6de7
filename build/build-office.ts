import { resolve } from 'node:path';
import { bundleOffice } from './bundle-office.ts';

// Builds only the office's screen, into a built site, in seconds. `npm run build` builds all of it.
await bundleOffice(resolve('dist'));
