import { contentProblems } from './content-problems.ts';
import { ContentError } from './problem.ts';

const problems = await contentProblems();
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  // Not `process.exit`, which cuts off the unread rest of a pipe.
  process.exitCode = 1;
} else console.log('The content is in order.');
