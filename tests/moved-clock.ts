import { readFileSync } from 'node:fs';

// This module is loaded (`--import`) before a program whose clock a test sets. The file in MOVED_CLOCK contains the
// program's time, and may change while the program runs. Intervals of a minute become a quarter of a second.

const file = process.env.MOVED_CLOCK;
const ActualDate = Date;

function movedNow(): number {
  return file ? ActualDate.parse(readFileSync(file, 'utf8').trim()) : ActualDate.now();
}

globalThis.Date = new Proxy(ActualDate, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [movedNow()] : values) as object,
  get: (target, name) => (name === 'now' ? movedNow : (Reflect.get(target, name) as unknown)),
});

const actualInterval = globalThis.setInterval;
globalThis.setInterval = ((work: () => void, ms?: number) =>
  actualInterval(work, ms === 60_000 ? 250 : ms)) as typeof setInterval;
