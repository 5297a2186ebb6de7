import { RequestError } from '../office-route.ts';
import { cutMaster } from './cut-master.ts';
import { takePicture } from './take-picture.ts';

// A process of its own for one picture of somebody: what decoders take goes with it, and no mistake of theirs reaches the
// office. Says what it made, or why not, in a line of JSON.
const [task, path = '', output = '', cut = ''] = process.argv.slice(2);
try {
  const made = task === 'take' ? await takePicture(path, output) : await cutMaster(path, output, JSON.parse(cut));
  process.stdout.write(JSON.stringify(made));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  process.stdout.write(JSON.stringify({ problem: error.message }));
}
