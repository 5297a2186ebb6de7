import { z } from 'zod';
import { officeRoles, type OfficeRole } from '../../../src/schema/office.ts';
import { readCommandWords, UsageError } from '../../enquiries/command-line/command-words.ts';

export type PeopleRequest =
  | { command: 'invite'; email: string; role: OfficeRole | null }
  | { command: 'people'; json: boolean }
  | { command: 'remove'; email: string }
  | { command: 'publish' };

const options = { role: { type: 'string' }, json: { type: 'boolean' } } as const;

const commands = {
  invite: { options: ['role'], takesTarget: true },
  people: { options: ['json'] },
  remove: { options: [], takesTarget: true },
  publish: { options: [] },
} as const;

/**
 * Reads the words after `npm run office --`.
 * @throws UsageError when a command, an option or a value is unknown, missing, or does not belong to the command
 */
export function readPeopleArguments(words: readonly string[]): PeopleRequest | { command: 'help' } {
  const read = readCommandWords(words, options, commands);
  if (read.command === 'help') return read;
  const { command, target } = read;
  const { role = null, json = false } = read.values;
  if (command === 'people') return { command, json };
  if (command === 'publish') return { command };
  const email = z.email().max(254).safeParse(target?.trim()).data;
  if (email === undefined) throw new UsageError('whom? An address such as oficina@example.com');
  if (command === 'remove') return { command, email };
  if (role !== null && !isRole(role)) throw new UsageError(`--role is one of ${officeRoles.join(', ')}`);
  return { command, email, role };
}

function isRole(role: string): role is OfficeRole {
  return (officeRoles as readonly string[]).includes(role);
}
