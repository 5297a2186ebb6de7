import { RequestError } from '../office-route.ts';
import { cutMaster, takePicture } from './take-picture.ts';

// Decodes one uploaded picture in its own process: memory of decoders is freed at its end, and a crash does not affect
// the office. Prints the result, or the reason of a refusal, as a line of JSON.
const [task, path = '', output = '', cut = ''] = process.argv.slice(2);
try {
  const made = task === 'take' ? await takePicture(path, output) : await cutMaster(path, output, JSON.parse(cut));
  process.stdout.write(JSON.stringify(made));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  process.stdout.write(JSON.stringify({ problem: error.message }));
}
