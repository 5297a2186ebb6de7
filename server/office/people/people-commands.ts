import { z } from 'zod';
import {
  type ExitCode,
  minute,
  minuteInMadrid,
  readCommandWords,
  runCommandLine,
  type Surroundings,
  UsageError,
} from '../../enquiries/command-line.ts';
import { commandLine, type OfficeRole, officeRoles } from '../../../src/schema/office.ts';
import { textTable } from '../../text-table.ts';
import { writeLog } from '../log/office-log.ts';
import { publishContent } from '../content/publish-head.ts';
import { openOffice, type OfficeParts } from '../open-office.ts';
import { makeInvitation } from './invitations.ts';
import { listPeople, removePerson } from './people-queries.ts';

/** The author in the log for actions of commands: anyone who can run commands has access to the database anyway. */
const by = commandLine;

/**
 * Runs `office` with the words of its command line.
 * @param dist folder of the build
 */
export function runPeople(words: readonly string[], surroundings: Surroundings, dist?: string): Promise<ExitCode> {
  return runCommandLine(
    words,
    {
      name: 'office',
      help: peopleHelp,
      read: readPeopleArguments,
      async run(request: PeopleRequest) {
        const parts = await openOffice(surroundings.variables, dist === undefined ? {} : { dist });
        try {
          return await run(request, parts, surroundings);
        } finally {
          await parts.store.close();
        }
      },
    },
    surroundings,
  );
}

async function run(request: PeopleRequest, parts: OfficeParts, { out, err }: Surroundings): Promise<ExitCode> {
  if (request.command === 'people') return showPeople(request, parts, out);
  if (request.command === 'publish') return publishContent(parts, { out, err });
  if (request.command === 'invite') {
    const { email, role, link, until, mail } = await makeInvitation(parts, { ...request, by });
    out(`${link}\n`);
    err(`For ${email} (${role}), once, until ${minuteInMadrid(new Date(until))}. ${mailed[mail]}\n`);
    return 0;
  }
  const removed = await removePerson(parts, request.email);
  if (!removed) {
    err(`${request.email} has no access. See npm run office -- people\n`);
    return 1;
  }
  await writeLog(parts.db, { at: parts.now(), by, action: 'removed', subject: request.email });
  err(`${request.email} has no access any more.\n`);
  return 0;
}

const mailed = {
  sent: 'It was mailed too.',
  failed: 'The mail did not leave: hand the link over yourself.',
  off: 'No mail leaves without SMTP_URL: hand the link over yourself.',
};

async function showPeople({ json }: { json: boolean }, { db }: OfficeParts, out: Surroundings['out']): Promise<0> {
  const people = await listPeople(db);
  const rows = people.map(({ email, role, invitedAt, keys, seenAt }) => [
    email,
    role,
    minute(new Date(invitedAt)),
    `${keys}`,
    seenAt === null ? '' : minute(new Date(seenAt)),
  ]);
  out(
    json
      ? `${JSON.stringify(people, null, 2)}\n`
      : textTable([['ADDRESS', 'ROLE', 'INVITED (MADRID)', 'KEYS', 'SEEN'], ...rows]),
  );
  return 0;
}

type PeopleRequest =
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
function readPeopleArguments(words: readonly string[]): PeopleRequest | { command: 'help' } {
  const read = readCommandWords(words, options, commands);
  if (read.command === 'help') return read;
  const { command, target } = read;
  const { role = null, json = false } = read.values;
  if (command === 'people') return { command, json };
  if (command === 'publish') return { command };
  const email = z.email().max(254).safeParse(target?.trim()).data;
  if (email === undefined) throw new UsageError('whom? An address such as oficina@example.com');
  if (command === 'remove') return { command, email };
  const { success, data } = z.enum(officeRoles).nullable().safeParse(role);
  if (!success) throw new UsageError(`--role is one of ${officeRoles.join(', ')}`);
  return { command, email, role: data };
}

const peopleHelp = `The office: its server, the people who may sign in to it, and the content that it publishes.

npm run office                        start the server
npm run office -- <command> [options]

  invite <address>   make a link for one use within 24 hours, print it and mail it; for somebody who has a key already,
                     such as after the loss of a device, its use ends the old keys and sessions
  people             everybody with access: role, keys, when last seen
  remove <address>   end somebody's access at once: keys, sessions, invitations
  publish            show the newest content of CONTENT_REPOSITORY on this machine, where it is not shown yet: for other
                     machines, timers and after a deployment

  --role <role>      for invite: office (reads, answers, marks, exports) or owner (also erases, invites, sees the log);
                     office by default, or the role that the person has
  --json             for people: for programs
  --help             this text

It reads the same configuration as the server: DATABASE_URL, or DATA_DIR for the embedded database, OFFICE_URL, SMTP_URL,
CONTENT_REPOSITORY, CONTENT_BRANCH.
Ends with 0, with 1 if it could not be done, with 2 if the command is invalid.
`;
