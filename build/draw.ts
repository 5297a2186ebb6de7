import { drawContent } from './draw-content.ts';
import { answerPreviews } from './preview.ts';
import { redraw } from './redraw.ts';

// The program `dist/server/draw.js`, which draws after the build: pages for other days, pages of other content, and
// previews.

const [job, one = '', two = '', three = '', four = '', five = ''] = process.argv.slice(2);
switch (job) {
  case 'day':
    await redraw(one, two, three, four, five);
    break;
  case 'content':
    await drawContent(one, two, three);
    break;
  case 'preview':
    await answerPreviews(one, two, three);
    break;
  default:
    throw new Error(`There is nothing to draw called "${job}".`);
}
