import { formIds } from '../../../src/schema/enquiry.ts';
import { enquiryStates } from '../../../src/schema/enquiry-states.ts';

export const leadsHelp = `The centre's enquiries. Who waits for an intake: npm run editions -- --help.

npm run leads -- <command> [options]

  list               the enquiries, newest first
  show <id>          one enquiry with everything it holds
  export             the enquiries with all their fields: an Excel workbook in Spanish that only you can read, times as
                     in Madrid, in this folder unless --output is given; or --json or --csv, for programs
  figures            enquiries by week, form and course, and how long mails waited: of the last 12 weeks or since --since;
                     nothing in it leads to a person
  erase <e-mail|id>  delete what a person sent, or one enquiry, and whatever intakes they wait for; needs --yes
  purge              delete what is older than the privacy policy states, or than RETENTION_MONTHS, as the server does
                     once a day: enquiries, bookings of visits and, without --months, those who waited too long; asks
                     for --yes when that is more than a purge usually finds
  retry              send now what was given up or waits for a later attempt
  resend <id|all>    send once more what is uncertain: it may have been sent, but was never confirmed
  settle <id|all>    mark what is uncertain as sent
  backup <file>      copy the database into a new SQLite file, while the server goes on; from PostgreSQL too, but then
                     without the people of the office and their passkeys
  restore <file>     add what a backup holds and the database does not, without what was erased since

For list and export:
  --since <date>     received on that day or later (2026-01-31, by Madrid's time); for figures too
  --form <form>      ${formIds.join(', ')}
  --email <address>  sent with this address
  --search <words>   with all these words in name, address, telephone or texts; capitals and accents make no difference
  --state <state>    ${enquiryStates.join(', ')}
  --failed           with a delivery that was given up or is uncertain
  --limit <number>   at most so many

  --json             as JSON (list, show, export, figures)
  --csv              as CSV (list, export, figures)
  --output <file>    into a file that only you can read (list, show, export, figures)
  --months <number>  for purge: another age; needs --yes
  --yes              for erase and purge: do it
  --help             this text

Times are those of Madrid; JSON and CSV have them in UTC, with a Z, for programs.

It reads the same configuration as the server: DATABASE_URL, or DATA_DIR for the embedded database.
Ends with 0, with 1 if it could not be done, with 2 if the command is invalid.
`;
