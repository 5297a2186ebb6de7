import { beginRun, instruct, isFinished, step, type Instruction, type Order, type TowerRun } from './run.ts';

/** The letter of each order in a log. */
const letters: Record<Order, string> = {
  'line up': 'U',
  'take off': 'T',
  land: 'L',
  'go around': 'G',
  enter: 'V',
  vacate: 'X',
};
const ordersByLetter = Object.fromEntries(Object.entries(letters).map(([order, letter]) => [letter, order as Order]));

/** Writes the orders with their seconds, and the last second: `12L0 40U5 E720`. */
export function runAsText({ said, second }: TowerRun): string {
  return [...said.map(({ at, order, to }) => `${at}${letters[order]}${to}`), `E${second}`].join(' ');
}

/** Parses a log: the orders with their seconds, and the end of the run. Ignores invalid entries. */
export function readLog(text: string): { said: (Instruction & { at: number })[]; end: number } {
  const said = [...text.matchAll(/\b(\d{1,3})([UTLGVX])(\d{1,2})(?!\S)/g)].flatMap(([, at, letter, to]) => {
    const order = ordersByLetter[letter ?? ''];
    return order ? [{ at: Number(at), order, to: Number(to) }] : [];
  });
  return { said, end: Number(/\bE(\d{1,3})\b/.exec(text)?.[1] ?? 0) };
}

/** Replays a log to its end, or to an earlier second. */
export function playLog(seed: number, text: string, until = Infinity): TowerRun {
  const { said, end } = readLog(text);
  let run = beginRun(seed);
  const saidNow = () => said.filter(({ at }) => at === run.second);
  for (const instruction of saidNow()) run = instruct(run, instruction);
  while (run.second < Math.min(end, until) && !isFinished(run)) {
    run = step(run);
    for (const instruction of saidNow()) run = instruct(run, instruction);
  }
  return run;
}
