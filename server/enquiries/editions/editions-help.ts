export const editionsHelp = `The courses' intakes, and those who wait for one.

npm run editions -- <command> [options]

  list                every intake with its state, how many people wait for it and how many of them were told
  announce <edition>  say how many would be told of an intake that has places; with --yes, tell them: each address once
  announce-call <year>  the same for ENAIRE's call, with its dates and the page that says so; once a year for each address
  waiting             who waits or has asked to, the newest first

  --yes               for announce: do it
  --source <address>  for announce-call: the page of ENAIRE that was read; --from and --to: first and last day to apply
  --course <id>       for list and waiting: of one course
  --failed            for waiting: with a mail that was given up or is uncertain; what to do: leads retry, resend, settle
  --json              for programs
  --help              this text

It reads the intakes that the site shows: of the content published last, or else of the build. It reads the same
configuration as the server: DATABASE_URL, or DATA_DIR for the embedded database. The running server sends the mails.
Ends with 0, with 1 if it could not be done, with 2 if the command is invalid or needs --yes.
`;
