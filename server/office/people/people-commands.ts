import { z } from 'zod';
import {
  type Command,
  type ExitCode,
  minute,
  minuteInMadrid,
  runCommandLine,
  type Surroundings,
  UsageError,
  type Work,
} from '../../enquiries/command-line.ts';
import { commandLine, type OfficeAccount, officeRoles } from '../../../src/schema/office.ts';
import { textTable } from '../../text-table.ts';
import { writeLog } from '../log/office-log.ts';
import { publishContent } from '../content/publish-head.ts';
import { openOffice, type OfficeParts } from '../open-office.ts';
import { makeInvitation } from './invitations.ts';
import { listPeople, removePerson } from './people-queries.ts';

/** The author in the log for actions of commands: anyone who can run commands has access to the database anyway. */
const by = commandLine;

const options = { role: { type: 'string' }, json: { type: 'boolean' } } as const;

/**
 * Runs `office` with the words of its command line.
 * @param dist folder of the build
 */
export function runPeople(words: readonly string[], surroundings: Surroundings, dist?: string): Promise<ExitCode> {
  const { variables, out, err } = surroundings;
  const inOffice =
    (work: (parts: OfficeParts) => Promise<ExitCode>): Work =>
    async () => {
      const parts = await openOffice(variables, dist === undefined ? {} : { dist });
      return work(parts).finally(() => parts.store.close());
    };
  const commands: Record<string, Command<typeof options>> = {
    invite: {
      options: ['role'],
      takesTarget: true,
      read(target, { role = null }) {
        const email = readAddress(target);
        const { success, data } = z.enum(officeRoles).nullable().safeParse(role);
        if (!success) throw new UsageError(`--role is one of ${officeRoles.join(', ')}`);
        return inOffice(async (parts) => {
          const invited = await makeInvitation(parts, { email, role: data, by });
          out(`${invited.link}\n`);
          const until = minuteInMadrid(new Date(invited.until));
          err(`For ${invited.email} (${invited.role}), once, until ${until}. ${mailed[invited.mail]}\n`);
          return 0;
        });
      },
    },
    people: {
      options: ['json'],
      read: (_, { json = false }) =>
        inOffice(async ({ db }) => {
          const people = await listPeople(db);
          out(json ? `${JSON.stringify(people, null, 2)}\n` : peopleTable(people));
          return 0;
        }),
    },
    remove: {
      options: [],
      takesTarget: true,
      read(target) {
        const email = readAddress(target);
        return inOffice(async (parts) => {
          if (!(await removePerson(parts, email))) {
            err(`${email} has no access. See npm run office -- people\n`);
            return 1;
          }
          await writeLog(parts.db, { at: parts.now(), by, action: 'removed', subject: email });
          err(`${email} has no access any more.\n`);
          return 0;
        });
      },
    },
    publish: { options: [], read: () => inOffice((parts) => publishContent(parts, { out, err })) },
  };
  return runCommandLine(words, { name: 'office', help: peopleHelp, options, commands }, surroundings);
}

function readAddress(target: string | undefined): string {
  const email = z.email().max(254).safeParse(target?.trim()).data;
  if (email === undefined) throw new UsageError('whom? An address such as oficina@example.com');
  return email;
}

function peopleTable(people: readonly OfficeAccount[]): string {
  const rows = people.map(({ email, role, invitedAt, keys, seenAt }) => [
    email,
    role,
    minute(new Date(invitedAt)),
    `${keys}`,
    seenAt === null ? '' : minute(new Date(seenAt)),
  ]);
  return textTable([['ADDRESS', 'ROLE', 'INVITED (MADRID)', 'KEYS', 'SEEN'], ...rows]);
}

const mailed = {
  sent: 'It was mailed too.',
  failed: 'The mail did not leave: hand the link over yourself.',
  off: 'No mail leaves without SMTP_URL: hand the link over yourself.',
};

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
