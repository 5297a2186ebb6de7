import { drawContent } from './draw-content.ts';
import { answerPreviews } from './preview.ts';

// The program `dist/server/draw.js`, which draws the pages of other content: to publish it, and for previews.

const [job, one = '', two = '', three = ''] = process.argv.slice(2);
switch (job) {
  case 'content':
    await drawContent(one, two, three);
    break;
  case 'preview':
    await answerPreviews(one, two, three);
    break;
  default:
    throw new Error(`There is nothing to draw called "${job}".`);
}
