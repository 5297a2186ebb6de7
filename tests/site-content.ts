import { sharedReadings as kept } from '../build/content/kept-readings.ts';
import { contentToShow, readContent } from '../build/content/load-content.ts';

/** The content of the repository with its samples and drafts, read once in each process of a test run. */
export const wholeContent = readContent('content', { kept });

/** The content that the site shows. */
export const siteContent = wholeContent.then((content) => contentToShow(content));

// The import waits for the content: on a busy machine reading may take longer than the time limit of a test.
await siteContent;
