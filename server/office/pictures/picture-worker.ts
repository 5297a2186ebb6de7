import { RequestError } from '../office-route.ts';
import { cutMaster } from './cut-master.ts';
import { takePicture } from './take-picture.ts';

// Reads one uploaded picture in a process of its own. When the process ends, the memory of decoders is free; their
// crashes never reach the office. It prints its result or the reason of a refusal as a line of JSON.
const [task, path = '', output = '', cut = ''] = process.argv.slice(2);
try {
  const made = task === 'take' ? await takePicture(path, output) : await cutMaster(path, output, JSON.parse(cut));
  process.stdout.write(JSON.stringify(made));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  process.stdout.write(JSON.stringify({ problem: error.message }));
}
