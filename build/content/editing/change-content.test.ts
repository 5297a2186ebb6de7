import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../src/i18n/language.ts';
import type { ContentField, ContentGroup, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import { changeContent } from './change-content.ts';
import { kindOf } from './content-kinds.ts';
import { bodyOf, valueOf } from './file-values.ts';
import { valueAt } from './schema-parts.ts';
import { groupsOf } from './view-content.ts';

const files = globSync(['**/*.yaml', 'articles/*/*.md', 'legal/*.md'], { cwd: 'content' })
  .filter((file) => kindOf(file) !== null)
  .toSorted();
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');

const named = [
  { value: 'uno', label: 'Uno' },
  { value: 'dos', label: 'Dos' },
];

type Place = { path: FieldPath; value: FieldValue; field: ContentField };

/** All values of a file that the office can change; texts separately for each language. */
function placesIn(groups: readonly ContentGroup[]): Place[] {
  return groups.flatMap(({ fields, groups: inner }) => [
    ...fields.flatMap((field) => {
      const { path, value } = field;
      if (typeof value !== 'object' || value === null) return [{ path, value, field }];
      return languages.map((language) => ({ path: [...path, language], value: value[language], field }));
    }),
    ...placesIn(inner),
  ]);
}

/** Another value of the same type; a text gets one more word. */
function another({ value, field }: Place): FieldValue {
  if (field.control === 'day') return '2031-05-07';
  if (field.choices) return field.choices.find((choice) => choice.value !== value)?.value ?? null;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value ?? ''} más`;
}

/** The lines that differ between two texts, without common lines at both ends. */
function differentLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  while (old.length > 0 && now.length > 0 && old[0] === now[0]) [old, now].forEach((lines) => lines.shift());
  while (old.length > 0 && now.length > 0 && old.at(-1) === now.at(-1)) [old, now].forEach((lines) => lines.pop());
  return { gone: old, come: now };
}

/** Whether a change of this value also raises the `sequence` of an edition or session. */
const movesEntry = ({ path: [list, , key] }: Place) =>
  /^(editions|visits)$/.test(String(list)) && /^(start|end|campus|cancelled|day|hour|minutes|place)$/.test(String(key));

/** The label of the field that chooses the form of a value. A change of that field changes several values. */
const wayToSay = 'Cómo se indica';

/** The kinds of fields found in files, and those that were tested. */
const kindsOfAll = new Set<string>();
const tried = new Set<string>();

/** One or two fields of different kinds in a file; together, the files cover all kinds. */
function someKindsIn(file: string, value: unknown): Place[] {
  const places = placesIn(groupsOf(kindOf(file)!.schema, value, () => named)).filter(
    (place) =>
      place.value !== null &&
      place.field.label !== wayToSay &&
      !movesEntry(place) &&
      typeof valueAt(value, place.path) !== 'object',
  );
  const kinds = [...new Map(places.map((place) => [place.field.control, place])).values()];
  for (const { field } of kinds) kindsOfAll.add(field.control);
  const first = files.indexOf(file) % kinds.length;
  // Files of one folder are alike, so one kind of field is enough for each of them.
  return [...kinds, ...kinds].slice(first, first + (file.includes('/') ? 1 : Math.min(2, kinds.length)));
}

test.each(files)('%s: changing a field changes only its own line', (file) => {
  const source = read(file);
  const value = valueOf(file, source);
  const kinds = someKindsIn(file, value);
  expect(kinds).not.toEqual([]);
  for (const place of kinds) {
    tried.add(place.field.control);
    const next = another(place);
    const changed = changeContent(file, source, [{ kind: 'set', path: place.path, value: next }]);
    if (!('text' in changed)) throw new Error(`${place.path.join('.')}: ${changed.problem}`);
    const { gone, come } = differentLines(source, changed.text);
    const isMark = place.field.control === 'yes-no' && Math.abs(gone.length - come.length) === 1;
    expect(gone.length + come.length, place.path.join('.')).toBe(isMark ? 1 : 2);
    expect(Math.max(gone.length, come.length)).toBe(1);
    expect(valueAt(valueOf(file, changed.text), place.path) ?? false).toBe(next);
    expect(bodyOf(changed.text)).toBe(bodyOf(source));
  }
});

test('every kind of field was tested in some file', () => {
  expect([...kindsOfAll].filter((kind) => !tried.has(kind))).toEqual([]);
});

const course = `facts:
  hours: { over: 350 } # teaching
  formats: [inPerson]
  locations: [madrid]

# When it is held.
editions:
  - id: tower-2025-02-madrid
    campus: madrid
    start: { month: 2025-02 }

  # The second one.
  - id: tower-2025-11-madrid
    campus: madrid
    start: { day: 2025-11-25 } # a Tuesday

# The catalogue.
card:
  isNew: true
`;
const changedCourse = (...changes: Parameters<typeof changeContent>[2]) => {
  const changed = changeContent('courses/x.yaml', course, changes);
  return 'text' in changed ? differentLines(course, changed.text) : changed;
};

test('a copied edition gets its own id', () => {
  expect(changedCourse({ kind: 'insert', path: ['editions'], at: 2, like: 1 })).toEqual({
    gone: [],
    come: [
      expect.stringMatching(/^  - id: tower-2025-11-[a-z]{8}$/),
      '    campus: madrid',
      '    start: { day: 2025-11-25 } # a Tuesday',
      '',
    ],
  });
});

test('an id is not given again after its edition was removed', () => {
  const ids = [1, 2].map(() => changedCourse({ kind: 'insert', path: ['editions'], at: 2, like: 1 }));
  expect(ids[0]).not.toEqual(ids[1]);
});

test('one list of changes can add and fill in an edition, which gets an id with its month', () => {
  const march = [
    { kind: 'insert', path: ['editions'], at: 2 },
    { kind: 'set', path: ['editions', 2, 'start'], value: 'day' },
    { kind: 'set', path: ['editions', 2, 'start', 'day'], value: '2027-03-01' },
    { kind: 'set', path: ['editions', 2, 'places'], value: 16 },
  ] as const;
  expect(changedCourse(...march)).toEqual({
    gone: [],
    come: [
      expect.stringMatching(/^  - id: tower-2027-03-[a-z]{8}$/),
      '    campus: madrid',
      '    start: { day: 2027-03-01 }',
      '    places: 16',
      '',
    ],
  });
  const twoPlaces = 'facts:\n  locations: [madrid, canarias]\n';
  const first = changeContent('courses/x.yaml', twoPlaces, [
    { kind: 'insert', path: ['editions'], at: 0 },
    { kind: 'set', path: ['editions', 0, 'campus'], value: 'canarias' },
    { kind: 'set', path: ['editions', 0, 'start'], value: 'month' },
    { kind: 'set', path: ['editions', 0, 'start', 'month'], value: '2027-03' },
  ]);
  if (!('text' in first)) throw new Error(first.problem);
  const added = valueAt(valueOf('x.yaml', first.text), ['editions', 0]);
  expect(added).toEqual({
    id: expect.stringMatching(/^x-2027-03-canarias-[a-z]{8}$/),
    campus: 'canarias',
    start: { month: '2027-03' },
  });
});

test('a removed item is deleted with its comments, and one empty line remains', () => {
  expect(changedCourse({ kind: 'remove', path: ['editions'], at: 1 })).toEqual({
    gone: [
      '  # The second one.',
      '  - id: tower-2025-11-madrid',
      '    campus: madrid',
      '    start: { day: 2025-11-25 } # a Tuesday',
      '',
    ],
    come: [],
  });
  expect(changedCourse({ kind: 'remove', path: ['facts', 'formats'], at: 0 })).toEqual({
    gone: ['  formats: [inPerson]'],
    come: ['  formats: []'],
  });
});

test('a moved item keeps its comments', () => {
  const changed = changeContent('courses/x.yaml', course, [{ kind: 'move', path: ['editions'], from: 1, to: 0 }]);
  expect('text' in changed && changed.text).toContain(
    'editions:\n  # The second one.\n  - id: tower-2025-11-madrid\n    campus: madrid\n    start: { day: 2025-11-25 } # a Tuesday\n\n  - id: tower-2025-02-madrid',
  );
});

test('a change of an edition’s dates raises its sequence', () => {
  expect(changedCourse({ kind: 'set', path: ['editions', 1, 'start', 'day'], value: '2026-01-12' })).toEqual({
    gone: ['    start: { day: 2025-11-25 } # a Tuesday'],
    come: ['    start: { day: 2026-01-12 } # a Tuesday', '    sequence: 1'],
  });
});

test('a change of a session’s hour raises its sequence, a change of its places does not', () => {
  const set = (key: string, value: FieldValue) =>
    changeContent('visits.yaml', 'visits:\n  - id: a\n    hour: 10:00\n', [
      { kind: 'set', path: ['visits', 0, key], value },
    ]);
  expect(set('hour', '11:00')).toEqual({ text: 'visits:\n  - id: a\n    hour: 11:00\n    sequence: 1\n' });
  expect(set('places', 20)).toEqual({ text: 'visits:\n  - id: a\n    hour: 10:00\n    places: 20\n' });
});

test('a value can change its form and keeps the shared parts', () => {
  expect(changedCourse({ kind: 'set', path: ['facts', 'hours'], value: 'about' })).toEqual({
    gone: ['  hours: { over: 350 } # teaching'],
    come: ['  hours: { about: 350 } # teaching'],
  });
  const { come } = changedCourse({ kind: 'set', path: ['editions', 1, 'start'], value: 'month' }) as { come: string[] };
  expect(come[0]).toBe('    start: { month: 2025-11 } # a Tuesday');
});

test('a yes-no field that is set to false is deleted from the file', () => {
  const on = changeContent('courses/x.yaml', course, [{ kind: 'set', path: ['editions', 0, 'full'], value: true }]);
  if (!('text' in on)) throw new Error(on.problem);
  expect(differentLines(course, on.text)).toEqual({ gone: [], come: ['    full: true'] });
  expect(
    changeContent('courses/x.yaml', on.text, [{ kind: 'set', path: ['editions', 0, 'full'], value: false }]),
  ).toEqual({ text: course });
});

test.each<[string, FieldPath, FieldValue]>([
  ['courses/x.yaml', ['editions', 0, 'id'], 'other'],
  ['courses/x.yaml', ['route'], 'home'],
  ['courses/x.yaml', ['facts'], 'text'],
  ['courses/x.yaml', ['nothing', 'here'], 'x'],
  ['courses/x.yaml', ['__proto__', 'es'], 'x'],
  ['courses/x.yaml', ['toString'], 'x'],
  ['courses/x.yaml', ['constructor', 'name'], 'x'],
  ['courses/x.yaml', ['editions', 7, 'places'], 3],
  ['courses/../centre.yaml', ['name'], 'x'],
  ['open-questions.yaml', ['questions'], 'x'],
])('a place that the office may not change is refused: %s %j', (file, path, value) => {
  expect(changeContent(file, course, [{ kind: 'set', path, value }])).toHaveProperty('problem');
});
