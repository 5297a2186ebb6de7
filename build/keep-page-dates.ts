/**
 * Saves the days of the pages' last changes from the build. Run it after a change of the content, and commit the file.
 */
import { copyFile } from 'node:fs/promises';
import { pageDatesFile } from './page-dates.ts';

await copyFile('dist/server/page-dates.json', pageDatesFile);
