/**
 * Saves the days on which pages last changed, as the last build recorded them. Run it after changing content, and
 * commit the file.
 */
import { copyFile } from 'node:fs/promises';
import { pageDatesFile } from './page-dates.ts';

await copyFile('dist/server/page-dates.json', pageDatesFile);
