export const peopleHelp = `The office: its server, the people who may sign in to it, and the content that it publishes.

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
