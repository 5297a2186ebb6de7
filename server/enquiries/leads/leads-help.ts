import { formIds } from '../../../src/schema/enquiry.ts';

export const leadsHelp = `The centre's enquiries.

npm run leads -- <command> [options]

  list               the enquiries, newest first
  show <id>          one enquiry with everything it holds
  export             the enquiries with all their fields, as JSON unless --csv is given
  erase <e-mail|id>  delete what a person sent, or one enquiry; needs --yes
  purge              delete what is older than the privacy policy states, or than RETENTION_MONTHS, as the server does
                     once a day
  retry              send now what was given up or waits for a later attempt

For list and export:
  --since <date>     received on that day or later (2026-01-31, by UTC)
  --form <form>      ${formIds.join(', ')}
  --email <address>  sent with this address
  --failed           with a delivery that was given up
  --limit <number>   at most so many

  --json             as JSON (list, show, export)
  --csv              as CSV for a spreadsheet (list, export)
  --output <file>    into a file that only you can read (list, show, export)
  --months <number>  for purge: another age; needs --yes
  --yes              for erase and purge: do it
  --help             this text

It reads the same configuration as the server: DATABASE_URL, or DATA_DIR for the embedded database.
Ends with 0, with 1 if it could not be done, with 2 if it was asked for wrongly.
`;
