import { minute, minuteInMadrid } from '../../enquiries/command-line/minute.ts';
import { runCommandLine, type ExitCode } from '../../enquiries/command-line/run-command-line.ts';
import type { Surroundings } from '../../enquiries/command-line/surroundings.ts';
import { commandLine } from '../../../src/schema/office.ts';
import { textTable } from '../../text-table.ts';
import { writeLog } from '../log/office-log.ts';
import { publishContent } from '../content/publish-command.ts';
import { openOffice } from '../open-office.ts';
import type { OfficeParts } from '../office-parts.ts';
import { makeInvitation } from './invitations.ts';
import { readPeopleArguments, type PeopleRequest } from './people-arguments.ts';
import { peopleHelp } from './people-help.ts';
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
      async answer(request: PeopleRequest) {
        const parts = await openOffice(surroundings.variables, dist === undefined ? {} : { dist });
        try {
          return await answer(request, parts, surroundings);
        } finally {
          await parts.store.close();
        }
      },
    },
    surroundings,
  );
}

async function answer(request: PeopleRequest, parts: OfficeParts, { out, err }: Surroundings): Promise<ExitCode> {
  if (request.command === 'people') return showPeople(request, parts, out);
  if (request.command === 'publish') return publishContent(parts, { out, err });
  if (request.command === 'invite') {
    const { email, role, link, until, mail } = await makeInvitation(parts, { ...request, by });
    out(`${link}\n`);
    err(`For ${email} (${role}), once, until ${minuteInMadrid(new Date(until))}. ${mailed[mail]}\n`);
    return 0;
  }
  const removed = await removePerson(parts.db, request.email);
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
