import type { ExamQuestion } from '../../deciding/exam/exam-bank.ts';
import { routes } from '../../site/routes.ts';

type Bank = readonly ExamQuestion[];

let bank: Promise<Bank | null> | undefined;
let isMissing = false;

/**
 * Loads the questions once; null if they cannot be loaded.
 * @param anew whether to try again after a failure
 */
export function loadBank(anew = false): Promise<Bank | null> {
  if (anew && isMissing) bank = undefined;
  bank ??= fetchBank().then(
    (questions) => {
      isMissing = false;
      return questions;
    },
    () => {
      isMissing = true;
      return null;
    },
  );
  return bank;
}

async function fetchBank(): Promise<Bank> {
  const response = await fetch(routes.mockExam.bank);
  if (!response.ok) throw new Error(`The questions answered ${response.status}.`);
  return (await response.json()) as Bank;
}
