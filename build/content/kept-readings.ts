import { markOf } from '../mark-of.ts';

/** Gives the result of reading a file; it is read again only after a change of `from`. */
export type Kept = <Result>(name: string, from: readonly unknown[], read: () => Result) => Result;

/** For a single reading. */
export const readOnce: Kept = (_name, _from, read) => read();

/** Keeps the last result for each name: for programs that read content again and again. Results are not to be changed. */
export function keptReadings(): Kept {
  const known = new Map<string, { mark: string; result: unknown }>();
  return <Result>(name: string, from: readonly unknown[], read: () => Result) => {
    const mark = markOf(from);
    const found = known.get(name);
    if (found?.mark === mark) return found.result as Result;
    const result = read();
    known.set(name, { mark, result });
    return result;
  };
}
