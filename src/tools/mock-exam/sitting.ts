import type { Choice, DrawnQuestion, Given } from './draw-paper.ts';
import { examParts, type ExamPart } from './exam-bank.ts';

/**
 * A sitting of a paper, running or handed in. It stores the ids of its questions, so that additions to the bank do not
 * change the sitting.
 */
export type Sitting = {
  part: ExamPart;
  seed: number;
  /** When the sitting began, as an ISO instant. */
  begun: string;
  /** Its time limit in seconds; null if there is none. */
  limit: number | null;
  /** Seconds used so far. */
  seconds: number;
  questions: readonly string[];
  given: readonly Given[];
  /** Indices of the questions marked to be looked at again. */
  marked: readonly number[];
  /** Index of the question that is shown. */
  at: number;
};

/** The sittings that a browser stores: the unfinished one, and those handed in, the newest first. */
export type Progress = { running: Sitting | null; done: readonly Sitting[] };

export const noProgress: Progress = { running: null, done: [] };

/** The number of sittings that are stored after they have been handed in. */
const kept = 20;

/** Begins a sitting of a drawn paper. */
export function beginSitting(
  paper: { part: ExamPart; seed: number; drawn: readonly DrawnQuestion[] },
  limit: number | null,
  begun: string,
): Sitting {
  const questions = paper.drawn.map(({ question }) => question.id);
  const { part, seed } = paper;
  return { part, seed, begun, limit, seconds: 0, questions, given: questions.map(() => null), marked: [], at: 0 };
}

/** Answers the question that is shown; the same answer again leaves it blank. */
export function choose(sitting: Sitting, choice: Choice): Sitting {
  return {
    ...sitting,
    given: sitting.given.map((each, place) => (place !== sitting.at ? each : each === choice ? null : choice)),
  };
}

/** Marks the question that is shown, or removes its mark. */
export function toggleMark(sitting: Sitting): Sitting {
  const { at, marked } = sitting;
  return { ...sitting, marked: marked.includes(at) ? marked.filter((place) => place !== at) : [...marked, at] };
}

/** Shows another question, between the first and the last. */
export function goTo(sitting: Sitting, at: number): Sitting {
  return { ...sitting, at: Math.min(Math.max(at, 0), sitting.questions.length - 1) };
}

/** Adds to the elapsed time of a sitting, up to its limit. */
export function passTime(sitting: Sitting, seconds: number): Sitting {
  return { ...sitting, seconds: Math.min(sitting.seconds + seconds, sitting.limit ?? Infinity) };
}

/** Whether the time of a sitting is over. */
export function isOver({ limit, seconds }: Sitting): boolean {
  return limit !== null && seconds >= limit;
}

/** Moves the running sitting to the finished ones and keeps the newest of these, up to the number `kept`. */
export function handIn({ running, done }: Progress): Progress {
  return { running: null, done: running ? [running, ...done].slice(0, kept) : done };
}

/** Reads stored progress from a text that may be invalid: invalid entries are left out. */
export function readProgress(text: string | null): Progress {
  try {
    const stored = JSON.parse(text ?? 'null') as { running?: unknown; done?: unknown } | null;
    const done = Array.isArray(stored?.done) ? stored.done : [];
    return { running: sittingOf(stored?.running), done: done.flatMap((each) => sittingOf(each) ?? []).slice(0, kept) };
  } catch {
    return noProgress;
  }
}

function sittingOf(value: unknown): Sitting | null {
  const sitting = value as Sitting | null | undefined;
  const { part, seed, begun, limit, seconds, questions, given, marked, at } = sitting ?? {};
  const isWhole =
    (examParts as readonly unknown[]).includes(part) &&
    isCount(seed) &&
    typeof begun === 'string' &&
    !Number.isNaN(Date.parse(begun)) &&
    (limit === null || isCount(limit)) &&
    isCount(seconds) &&
    isListOf(questions, (id) => typeof id === 'string') &&
    questions.length > 0 &&
    isListOf(given, (choice) => choice === null || (isCount(choice) && choice < 4)) &&
    given.length === questions.length &&
    isListOf(marked, isCount) &&
    isCount(at) &&
    at < questions.length;
  return isWhole ? (sitting as Sitting) : null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isListOf(value: unknown, isOne: (each: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isOne);
}
