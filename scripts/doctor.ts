import { parseArgs } from 'node:util';
import { examine, findingsText } from '../server/operations/doctor/doctor.ts';

const help = `Looks at an installation, and says what is wrong and how to mend it.

  npm run doctor                    with the settings of .env, or of the environment
  npm run doctor -- --no-mail       log in to the mail server, but send no test mail to the centre's mailbox
  npm run doctor -- --port 3001     the port of a server on this machine, once for each; PORT by default
  npm run doctor -- --json          for programs: a list of { check, state, finding, remedy }

Ends with 0, with 1 if there is a problem (a warning is none), with 2 if an option is invalid.
`;

const options = {
  mail: { type: 'boolean' },
  port: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const asked = readWords();
if (asked?.help) process.stdout.write(help);
else if (asked) {
  const findings = await examine({
    variables: process.env,
    settingsFile: process.env['SETTINGS_FILE'] ?? '.env',
    ports: (asked.port ?? []).map(Number),
    sendsMail: asked.mail ?? true,
  });
  process.stdout.write(asked.json ? `${JSON.stringify(findings, null, 2)}\n` : findingsText(findings));
  process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
}

/** The options of the command line; undefined after reporting wrong ones. */
function readWords() {
  try {
    const { values } = parseArgs({ options, allowNegative: true });
    const wrong = values.port?.find((port) => !/^\d{1,5}$/.test(port) || Number(port) > 65_535);
    if (wrong !== undefined) throw new TypeError(`--port expects a number up to 65535, not ${wrong}`);
    return values;
  } catch (error) {
    console.error(`doctor: ${(error as Error).message}\nSee npm run doctor -- --help`);
    process.exitCode = 2;
    return undefined;
  }
}
