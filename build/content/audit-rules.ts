import { isSampleAddress } from '../../src/schema/sample.ts';
import type { ContentValue } from './content-values.ts';
import { announcedPastDate, isLongAgo, pastStart } from './past-dates.ts';

/** What kinds of things the audit finds, in the order in which they are reported. */
export const findingKinds = ['sample', 'person', 'date', 'price', 'fact', 'picture'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing to settle before a launch. */
export type Finding = { kind: FindingKind; file: string; line: number; place: string; found: string };

/** What single values cannot tell. */
export type AuditFacts = {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Ids of the pictures that have both an entry and a file. */
  pictures: ReadonlySet<string>;
};

type Rule = (value: ContentValue, facts: AuditFacts) => { kind: FindingKind; found: string } | undefined;

/** Names under which content refers to a picture. */
const pictureNames = new Set(['picture', 'photo', 'image', 'cover', 'logo']);

const rules: readonly Rule[] = [
  function sampleMark({ value }) {
    return isGroup(value) && value.sample === true ? { kind: 'sample', found: 'marked “sample: true”' } : undefined;
  },
  function exampleAddress({ value }) {
    return typeof value === 'string' && isSampleAddress(value) ? { kind: 'sample', found: value } : undefined;
  },
  function permission({ file, path, value }) {
    const isPerson = file.endsWith('people.yaml') && path.length === 2 && isGroup(value);
    return isPerson && value.sample !== true && !value.consentRef
      ? { kind: 'person', found: 'no “consentRef” says where the permission is kept' }
      : undefined;
  },
  function start({ value }, { today }) {
    const past = isGroup(value) ? (pastStart(value, today) ?? announcedPastDate(value, today)) : undefined;
    return past ? { kind: 'date', found: past } : undefined;
  },
  function price({ value }) {
    return isGroup(value) && value.confirmed === false
      ? { kind: 'price', found: `${String(value.amount ?? '')} ${String(value.currency ?? '')}, tax: ${String(value.tax)}` }
      : undefined;
  },
  function externalFact({ path, value }, { today }) {
    if (path.at(-1) !== 'checkedOn') return undefined;
    if (value === null) return { kind: 'fact', found: 'never checked' };
    return isLongAgo(String(value), today) ? { kind: 'fact', found: `last checked on ${String(value)}` } : undefined;
  },
  function picture({ path, value }, { pictures }) {
    return typeof value === 'string' && pictureNames.has(path.at(-1) ?? '') && !pictures.has(value)
      ? { kind: 'picture', found: `there is no picture “${value}”` }
      : undefined;
  },
];

/** Everything that the rules find in the values of one file. */
export function auditValues(values: readonly ContentValue[], facts: AuditFacts): Finding[] {
  const listed = sampleList(values);
  const covered = (path: readonly string[]) => listed.some((sample) => isInside(path.join('.'), sample));
  return [
    ...values.filter(({ path }) => listed.includes(path.join('.'))).map((value) => asFinding(value, listedSample(value))),
    ...values
      .filter(({ path }) => path[0] !== 'samples' && !covered(path))
      .flatMap((value) => rules.flatMap((rule) => rule(value, facts) ?? []).map((found) => asFinding(value, found))),
  ];
}

function asFinding({ file, line, place }: ContentValue, found: { kind: FindingKind; found: string }): Finding {
  return { file, line, place, ...found };
}

/** The dotted paths that a file itself lists as samples (`content/centre.yaml`). */
function sampleList(values: readonly ContentValue[]): string[] {
  return values.filter(({ path }) => path.length === 2 && path[0] === 'samples').map(({ value }) => String(value));
}

function listedSample({ value }: ContentValue): { kind: FindingKind; found: string } {
  if (isGroup(value)) return { kind: 'sample', found: Object.values(value).every(isText) ? Object.values(value).join(', ') : 'all of it' };
  return { kind: 'sample', found: String(value) };
}

function isInside(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
