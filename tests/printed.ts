import type { Surroundings } from '../server/enquiries/command-line.ts';

/** Runs a command line and resolves to its exit code and its output. */
export async function printed(run: (streams: Pick<Surroundings, 'out' | 'err'>) => Promise<number>) {
  let [out, err] = ['', ''];
  const code = await run({ out: (text) => void (out += text), err: (text) => void (err += text) });
  return { code, out, err };
}
