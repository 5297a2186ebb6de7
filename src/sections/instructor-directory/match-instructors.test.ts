import { expect, it } from 'vitest';
import { matchInstructors } from './match-instructors.ts';

const instructors = ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.'].map((name) => ({ name }));

it.each([
  ['nothing typed', '', ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.']],
  ['only blanks', ' \t ', ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.']],
  ['part of a name', 'arc', ['Marcos D.']],
  ['another case', 'ALBA', ['Alba R.']],
  ['blanks around it', '  alba ', ['Alba R.']],
  ['the same accent as in the name', 'óscar', ['Óscar F.']],
  ['no accent where the name has one', 'oscar', ['Óscar F.']],
  ['an accent where the name has none', 'márcos', ['Marcos D.']],
  ['a letter that one name has with an accent and another without', 'o', ['Marcos D.']],
  ['characters with a meaning in regular expressions', '.*', []],
  ['a name that is missing', 'xyz', []],
])('a search for %s finds the matching names', (_, search, names) => {
  expect(matchInstructors(instructors, search).map(({ name }) => name)).toEqual(names);
});
