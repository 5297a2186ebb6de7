import type { OfficePerson } from '../../../src/schema/office.ts';
import { RequestError } from '../office-route.ts';

/**
 * The fields of the content that only an owner changes, by file: the address to which enquiries go, how long they are
 * kept, and the company that answers for the site.
 */
const ownersFields: Readonly<Record<string, readonly string[]>> = {
  'centre.yaml': ['email', 'legal'],
};

/**
 * Refuses a change of such a field by other people.
 * @throws RequestError 403 `owners-field`
 */
export function requireOwnerFor(
  { role }: OfficePerson,
  { file, changes }: { file: string; changes: readonly { path: readonly (string | number)[] }[] },
): void {
  const own = ownersFields[file] ?? [];
  if (role !== 'owner' && changes.some(({ path: [first] }) => own.includes(`${first}`)))
    throw new RequestError(403, 'owners-field');
}
