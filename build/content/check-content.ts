import { contentProblems } from './content-problems.ts';
import { ContentError } from './problem.ts';

const problems = await contentProblems();
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  // `process.exit` would cut off output that a pipe has not read yet.
  process.exitCode = 1;
} else console.log('The content is in order.');
