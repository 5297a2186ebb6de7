import { courseEdition } from '../../src/schema/editions.ts';
import { isSampleAddress } from '../../src/schema/sample.ts';
import { isAhead } from '../../src/site/editions.ts';
import type { ContentValue } from './content-values.ts';
import type { Finding, FindingKind } from './finding.ts';
import { ownerQuestion } from './owner-questions.ts';
import { announcedPastDate, isLongAgo, pastStart } from './past-dates.ts';

/** Facts for rules that need more than a single value. */
export type AuditFacts = {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Ids of the pictures that have both an entry and a file. */
  pictures: ReadonlySet<string>;
  /** Whether `samples.yaml` hides samples: those in marked groups are then reported as `hidden`, not as `sample`. */
  samplesHidden: boolean;
};

type Rule = (value: ContentValue, facts: AuditFacts) => { kind: FindingKind; found: string } | undefined;

/** The selection rounds, whose facts state when their source was read. */
const rounds = 'selection-round.yaml';

/** Names of fields that refer to a picture. */
const pictureNames = new Set(['picture', 'photo', 'image', 'cover', 'logo']);

const rules: readonly Rule[] = [
  function sampleMark({ path, value }) {
    return path.at(-1) === 'sample' && value === true ? { kind: 'sample', found: 'true' } : undefined;
  },
  function exampleAddress({ value }) {
    return typeof value === 'string' && isSampleAddress(value) ? { kind: 'sample', found: value } : undefined;
  },
  function permission({ file, path, value }) {
    const isPerson = file.endsWith('people.yaml') && path.length === 2 && isGroup(value);
    return isPerson && value.sample !== true && !value.consentRef
      ? { kind: 'person', found: 'ningún «consentRef» dice dónde consta el permiso' }
      : undefined;
  },
  function sampleDay({ file, path, value }) {
    return file.endsWith('editions.yaml') && path.at(-1) === 'asOf' ? { kind: 'date', found: said(value) } : undefined;
  },
  function editionsOver({ path, value }, { today }) {
    if (path.at(-1) !== 'editions' || !Array.isArray(value)) return undefined;
    const editions = value.flatMap((each) => courseEdition.safeParse(each).data ?? []);
    return editions.length > 0 && !editions.some((edition) => isAhead(edition, today))
      ? { kind: 'date', found: 'no hay ninguna edición por delante' }
      : undefined;
  },
  function start({ file, path, value }, { today }) {
    // Past dates of selection rounds and of editions are normal.
    const past =
      isGroup(value) && !file.endsWith(rounds) && !path.includes('editions')
        ? (pastStart(value, today) ?? announcedPastDate(value, today))
        : undefined;
    return past ? { kind: 'date', found: past } : undefined;
  },
  function price({ value }) {
    return isGroup(value) && value.confirmed === false
      ? {
          kind: 'price',
          found: `${said(value.amount)} ${said(value.currency)}, tax: ${said(value.tax)}`,
        }
      : undefined;
  },
  function externalFact({ path, value }, { today }) {
    if (path.at(-1) !== 'checkedOn') return undefined;
    if (value === null) return { kind: 'fact', found: 'sin comprobar' };
    const day = said(value);
    return isLongAgo(day, today) ? { kind: 'fact', found: `comprobado por última vez el ${day}` } : undefined;
  },
  function unreadRound({ file, value }) {
    return file.endsWith(rounds) && isGroup(value) && 'source' in value && !('checked' in value)
      ? { kind: 'fact', found: 'no se ha leído su fuente' }
      : undefined;
  },
  function openQuestion({ value }) {
    return isGroup(value) && typeof value.ask === 'string' && value.sample !== true
      ? { kind: 'open', found: said(value.about) }
      : undefined;
  },
  function picture({ path, value }, { pictures }) {
    return typeof value === 'string' && pictureNames.has(path.at(-1) ?? '') && !pictures.has(value)
      ? { kind: 'picture', found: `no existe la imagen «${value}»` }
      : undefined;
  },
];

/** All findings in the values of one file. */
export function auditValues(values: readonly ContentValue[], facts: AuditFacts): Finding[] {
  const listed = sampleList(values);
  const marked = facts.samplesHidden ? markedGroups(values) : [];
  const isHidden = (path: readonly string[]) => marked.some((group) => group === '' || isInside(path.join('.'), group));
  const covered = (path: readonly string[]) => listed.some((sample) => isInside(path.join('.'), sample));
  const asked = new Map(
    values
      .filter(({ path }) => path.at(-1) === 'ask')
      .map(({ path, value }) => [path.slice(0, -1).join('.'), said(value)]),
  );
  return values.flatMap((value): Finding[] => {
    const { file, line, path, place } = value;
    const about = (kind: FindingKind) =>
      asked.get(path.join('.')) ?? asked.get(path.slice(0, -1).join('.')) ?? ownerQuestion(kind, file, path);
    if (listed.includes(path.join('.')))
      return [{ kind: 'sample', file, line, place, found: inWords(value.value), ask: about('sample') }];
    if (path[0] === 'samples' || covered(path)) return [];
    return rules
      .flatMap((rule) => rule(value, facts) ?? [])
      .map((found) => ({ file, line, place, ...found, ask: about(found.kind) }))
      .map((found) => (found.kind === 'sample' && isHidden(path) ? { ...found, kind: 'hidden' } : found));
  });
}

/** The dotted paths of values that a file lists as samples (`content/centre.yaml`). */
function sampleList(values: readonly ContentValue[]): string[] {
  return values.filter(({ path }) => path.length === 2 && path[0] === 'samples').map(({ value }) => String(value));
}

/** The dotted paths of groups with `sample: true`; an empty path means the whole file. */
function markedGroups(values: readonly ContentValue[]): string[] {
  return values
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(({ path }) => path.slice(0, -1).join('.'));
}

function inWords(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).map(inWords).join(', ') : String(value);
}

function isInside(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text or number as text; empty for other values. */
function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
