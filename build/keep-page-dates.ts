/** Keeps the days on which pages last changed, as the build found them: run after a change of the content, and commit the file. */
import { copyFile } from 'node:fs/promises';
import { pageDatesFile } from './page-dates.ts';

await copyFile('dist/server/page-dates.json', pageDatesFile);
