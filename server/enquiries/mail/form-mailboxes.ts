import type { FormId } from '../../../src/schema/enquiry.ts';

type Setting<Form extends string> = Form extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${Setting<Rest>}`
  : Uppercase<Form>;

/** The settings that give a form a mailbox of its own; without one its enquiries go to `MAIL_TO`. */
export const formMailboxes = {
  MAIL_TO_CONTACT: 'contact',
  MAIL_TO_INFORMATION: 'information',
  MAIL_TO_CAMPUS: 'campus',
  MAIL_TO_SELECTION_PROCESS: 'selection-process',
  MAIL_TO_ORGANISATION: 'organisation',
  MAIL_TO_PROPOSAL: 'proposal',
} as const satisfies Record<`MAIL_TO_${Setting<FormId>}`, FormId>;

export type FormMailboxEnv = { [Name in keyof typeof formMailboxes]?: string | undefined };

/** The mailboxes of forms that have one of their own. */
export function mailboxesByForm(env: FormMailboxEnv): ReadonlyMap<FormId, string> {
  const names = Object.keys(formMailboxes) as (keyof FormMailboxEnv)[];
  return new Map(names.flatMap((name) => (env[name] === undefined ? [] : [[formMailboxes[name], env[name]]])));
}
