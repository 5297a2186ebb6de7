import { readStored, writeStore } from '../../../browser/storage.ts';
import { storedKeys } from '../../../site/stored-keys.ts';
import { formIdOf } from './form-values.ts';
import { writeAnswers, writtenAnswers, type WrittenAnswers } from './written-answers.ts';

const { key } = storedKeys.carriedAnswers;

/** Longest time between a press on the language toggle and the start of the next document, in milliseconds. */
const longestWay = 10_000;

type Carried = { at: number; form: string; answers: WrittenAnswers };

/**
 * Names of the controls that the visitor has changed. Values that the page itself filled in are not carried over, since
 * they are in the language of that page.
 */
const changed = new Set<string>();

/** Notes that the visitor has changed a control. */
export function noteChange(control: EventTarget | null): void {
  if (control instanceof HTMLElement) changed.add(control.getAttribute('name') ?? '');
}

/** Stores the visitor's answers for the same form in the next document of this tab. */
export function carryAnswers(form: HTMLFormElement): void {
  const answers = Object.fromEntries(Object.entries(writtenAnswers(form)).filter(([name]) => changed.has(name)));
  if (Object.keys(answers).length === 0) return;
  const carried: Carried = { at: Date.now(), form: formIdOf(form) ?? '', answers };
  writeStore('sessionStorage', key, JSON.stringify(carried));
}

/**
 * Writes the carried answers into their form, and removes them from storage.
 * @param began the time, in milliseconds since 1970, at which the page in the tab began to load: in a frame, the page
 * around the frame
 */
export function takeCarriedAnswers(form: HTMLFormElement, began: number): void {
  const carried = readStored('sessionStorage', key) as Carried | null;
  if (!carried) return;
  const isNext = began - carried.at < longestWay;
  if (isNext && carried.form !== formIdOf(form)) return;
  writeStore('sessionStorage', key, null);
  if (!isNext) return;
  writeAnswers(form, carried.answers);
  for (const name of Object.keys(carried.answers)) changed.add(name);
}
