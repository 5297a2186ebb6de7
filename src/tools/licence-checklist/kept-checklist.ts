import { readStored, writeStore } from '../../browser/storage.ts';
import { englishLevels, licenceFields, type LicenceDates } from './licence-dates.ts';

/** The ids of the completed steps, and the known dates. */
export type KeptChecklist = { done: readonly string[]; dates: LicenceDates };

const key = 'licence-checklist';

export const emptyChecklist: KeptChecklist = { done: [], dates: {} };

/** Reads the checklist stored in this browser. */
export function keptChecklist(): KeptChecklist {
  const stored = readStored('localStorage', key);
  if (typeof stored !== 'object' || stored === null) return emptyChecklist;
  const { done, dates } = stored as { done?: unknown; dates?: unknown };
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    dates: checkedDates(typeof dates === 'object' && dates !== null ? { ...dates } : {}),
  };
}

/** Stores a checklist in this browser; an empty one is deleted. */
export function keepChecklist(checklist: KeptChecklist): void {
  const isEmpty = checklist.done.length === 0 && Object.keys(checklist.dates).length === 0;
  writeStore('localStorage', key, isEmpty ? null : JSON.stringify(checklist));
}

/** Removes implausible dates and levels that do not exist. */
export function checkedDates(given: Readonly<Record<string, unknown>>): LicenceDates {
  const days = licenceFields.flatMap((field) => {
    const day = given[field];
    return typeof day === 'string' && isDay(day) ? [[field, day] as const] : [];
  });
  const level = englishLevels.find((each) => each === given['level']);
  return { ...Object.fromEntries(days), ...(level && { level }) };
}

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
