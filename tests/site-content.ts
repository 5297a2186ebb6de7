import { resolve } from 'node:path';
import { loadContent } from '../build/content/load-content.ts';

/** The content of the site, read once in each process of a test run. */
export const siteContent = loadContent(resolve('content'));
