/** The nine units of the knowledge test, in the order of its syllabus. */
export const knowledgeUnits = [
  'institutions',
  'codes',
  'meteorology',
  'charts',
  'navigation',
  'flight-plan',
  'profession',
  'human-factors',
  'aerodynamics',
] as const;

/** The units of the bank: those of the knowledge test, and the English test. */
export const examUnits = [...knowledgeUnits, 'english'] as const;
export type ExamUnit = (typeof examUnits)[number];

/** The exams that can be sat: the knowledge test with its nine units, one of them alone, or English. */
export const examParts = ['paper', ...examUnits] as const;
export type ExamPart = (typeof examParts)[number];

/** A question of the bank, in Spanish; in the unit `english`, question and answers are in English. */
export type ExamQuestion = {
  id: string;
  unit: ExamUnit;
  question: string;
  right: string;
  wrong: readonly string[];
  explanation: string;
  /** Where the answer can be read; `read` is a day. */
  source: { name: string; address: string; read: string };
};

/** The rules of the test, and those of this mock exam. */
export type ExamRules = {
  knowledge: { questions: number; minimum: number };
  english: { questions: number; minimum: number };
  /** Points that a wrong answer costs. */
  penalty: number;
  /** Number of questions if one unit is sat alone. */
  unitQuestions: number;
  /** Number of questions on a sheet that is answered without JavaScript. */
  sheetQuestions: number;
  /** Seconds for each question of a timed sitting. */
  secondsPerQuestion: number;
};

/** The number of questions of a part; a smaller bank gives fewer. */
export function lengthOf(part: ExamPart, rules: ExamRules): number {
  if (part === 'paper') return rules.knowledge.questions;
  return part === 'english' ? rules.english.questions : rules.unitQuestions;
}
