import { expect, it } from 'vitest';
import { matchInstructors } from './match-instructors.ts';

const instructors = ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.'].map((name) => ({ name }));

it.each([
  ['nothing typed', '', ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.']],
  ['only blanks', ' \t ', ['Alba R.', 'Andrés M.', 'Marcos D.', 'Óscar F.']],
  ['part of a name', 'arc', ['Marcos D.']],
  ['another case', 'ALBA', ['Alba R.']],
  ['blanks around it', '  alba ', ['Alba R.']],
  ['an accent as the name has it', 'óscar', ['Óscar F.']],
  ['no accent where the name has one', 'oscar', ['Óscar F.']],
  ['an accent where the name has none', 'márcos', ['Marcos D.']],
  ['a letter that others have without an accent', 'o', ['Marcos D.']],
  ['characters that mean something in patterns', '.*', []],
  ['a name that is missing', 'xyz', []],
])('a search for %s finds the matching names', (_, search, names) => {
  expect(matchInstructors(instructors, search).map(({ name }) => name)).toEqual(names);
});
