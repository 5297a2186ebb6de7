import { lastDay } from '../../../site/editions.ts';
import type {
  ContentChange,
  ContentField,
  ContentGroup,
  ContentList,
  FieldPath,
} from '../../../schema/office-content.ts';
import type { Price } from '../../../schema/course-facts.ts';
import type { EditionLength, EditionStart } from '../../../schema/editions.ts';
import { allFields, pathKey } from '../editor/paths.ts';

/** The precisions of a start that the form offers; a season can only be set in the fields of an edition. */
export const startKinds = ['day', 'month', 'to-be-announced'] as const;
type StartKind = (typeof startKinds)[number];

/** An edition as typed in its form: days `YYYY-MM-DD`, a month `YYYY-MM`; empty texts for missing values. */
export type TypedEdition = { campus: string; kind: StartKind; day: string; month: string; end: string; places: string };

/** The values of a course that apply to its editions without values of their own. */
export type CourseValues = {
  length: EditionLength | null;
  places: number | null;
  price: { amount: number; tax: Tax } | null;
  campuses: readonly EditionCampus[];
};

/** The campuses of an edition; all are offered if the course names none. */
const everywhere = ['madrid', 'canarias', 'online'] as const;
type EditionCampus = (typeof everywhere)[number];
type Tax = Price['tax'] | 'unconfirmed';

type Scalar = string | number | boolean | null;

/**
 * Returns a function that reads the value at a path. The field that chooses the kind of a value has the same path as
 * the value and precedes it, so the later value counts.
 */
function reader(groups: readonly ContentGroup[]): (path: string) => Scalar {
  const values = new Map(
    allFields(groups).map(({ path, value }) => [pathKey(path), isScalar(value) ? value : null] as const),
  );
  return (path) => values.get(path) ?? null;
}

function isScalar(value: ContentField['value']): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/**
 * Reads the facts of a course on which its editions depend. Of a range of lengths, the longer one counts, as on the
 * pages.
 */
export function courseValues(groups: readonly ContentGroup[]): CourseValues {
  const value = reader(groups);
  const amount = ['amount.to', 'amount.over', 'amount.about', 'amount.atMost', 'amount']
    .map((part) => value(`facts.duration.${part}`))
    .find((each) => typeof each === 'number');
  const unit = value('facts.duration.unit') as EditionLength['unit'] | null;
  const price = value('facts.price.amount');
  const stated = value('facts.price.tax') as Price['tax'] | null;
  // The site says so too.
  const tax: Tax | null = stated && (value('facts.price.confirmed') === true ? stated : 'unconfirmed');
  const places = allFields(groups).filter(({ path }) => path[0] === 'facts' && path[1] === 'locations');
  const campuses = everywhere.filter((campus) => places.some((place) => place.value === campus));
  return {
    length: typeof amount === 'number' && unit ? { amount, unit } : null,
    places: numberAt(value('facts.seats')),
    price: typeof price === 'number' && tax ? { amount: price, tax } : null,
    campuses: campuses.length > 0 ? campuses : everywhere,
  };
}

/** Reads one edition of the list. */
export function editionValues(item: ContentGroup) {
  const value = reader([item]);
  const at = item.id;
  const amount = value(`${at}.length.amount`);
  const unit = value(`${at}.length.unit`) as EditionLength['unit'] | null;
  const kind = value(`${at}.start`);
  const campus = value(`${at}.campus`);
  return {
    campus: everywhere.find((each) => each === campus) ?? everywhere[0],
    start: startOf(kind, (name) => value(`${at}.start.${name}`)),
    typed: {
      campus: textAt(campus),
      kind: startKinds.find((each) => each === kind) ?? 'day',
      day: textAt(value(`${at}.start.day`)),
      month: textAt(value(`${at}.start.month`)),
      end: textAt(value(`${at}.end`)),
      places: textAt(value(`${at}.places`)),
    } satisfies TypedEdition,
    length: typeof amount === 'number' && unit ? { amount, unit } : null,
    placesLeft: numberAt(value(`${at}.placesLeft`)),
    isFull: value(`${at}.full`) === true,
    isCancelled: value(`${at}.cancelled`) === true,
  };
}
export type EditionValues = ReturnType<typeof editionValues>;

function numberAt(value: Scalar): number | null {
  return typeof value === 'number' ? value : null;
}

function textAt(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function startOf(kind: unknown, value: (name: string) => Scalar): EditionStart {
  const [day, month, season, year] = ['day', 'month', 'season', 'year'].map(value);
  if (kind === 'day' && day) return { day: String(day) };
  if (kind === 'month' && month) return { month: String(month) };
  if (kind === 'season' && season && year) return { season, year } as EditionStart;
  return 'to-be-announced';
}

/** The start that a form describes; to be announced while its day is empty. */
function typedStart({ kind, day, month }: TypedEdition): EditionStart {
  return startOf(kind, (name) => (name === 'day' ? day : name === 'month' ? month : null));
}

/** The last day in a form: the entered one, or the start plus the length; null if neither is known. */
export function typedEnd(typed: TypedEdition, length: EditionLength | null): string | null {
  const start = typedStart(typed);
  return lastDay({ start, ...(typed.end !== '' && { end: typed.end }), ...(length && { length }) });
}

/**
 * The changes that write a form to the edition with index `at`; `before` has the edition's present values. A last day
 * replaces a length.
 */
export function editionChanges(
  at: number,
  typed: TypedEdition,
  { typed: before, length }: Pick<EditionValues, 'typed' | 'length'>,
): ContentChange[] {
  const path = (...rest: string[]): FieldPath => ['editions', at, ...rest];
  const { campus, kind, day, month, end, places } = typed;
  const changes: (ContentChange | false)[] = [
    campus !== before.campus && { kind: 'set', path: path('campus'), value: campus },
    { kind: 'set', path: path('start'), value: kind },
    kind === 'day' && { kind: 'set', path: path('start', 'day'), value: day },
    kind === 'month' && { kind: 'set', path: path('start', 'month'), value: month },
    end !== before.end && { kind: 'set', path: path('end'), value: end || null },
    end !== '' && length !== null && { kind: 'set', path: path('length'), value: null },
    places !== before.places && { kind: 'set', path: path('places'), value: places === '' ? null : Number(places) },
  ];
  return changes.filter((change) => change !== false);
}

/** The changes that append the form's edition to `list`. */
export function announcingChanges(list: ContentList, typed: TypedEdition, course: CourseValues): ContentChange[] {
  const at = list.length;
  return [{ kind: 'insert', path: list.path, at }, ...editionChanges(at, typed, freshEdition(course))];
}

/** An edition to fill in: the first campus of the course, and an empty day. */
export function freshEdition({ campuses }: CourseValues): Pick<EditionValues, 'typed' | 'length'> {
  const campus = campuses[0] ?? '';
  return { typed: { campus, kind: 'day', day: '', month: '', end: '', places: '' }, length: null };
}
