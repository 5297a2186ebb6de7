import { monthsKept } from '../enquiries/retention.ts';
import type { OfficeParts } from './open-office.ts';
import { ownersOf } from './people/people-queries.ts';

/** Setting of the store with the facts that were last seen, as JSON. */
const setting = 'watched-facts';

type Watched = { email: string; enquiryMonths: number; waitingMonths: number };

/**
 * Mails a change of the centre's address, or of the retention of enquiries or subscriptions, to the former address and
 * to the owners, however it was published. The mail is repeated at the next call until one of them gets it.
 */
export async function tellOfChangedFacts({
  store,
  db,
  env,
  facts,
  sendMail,
  log,
}: Pick<OfficeParts, 'store' | 'db' | 'env' | 'facts' | 'sendMail' | 'log'>): Promise<void> {
  const { enquiries, waiting } = monthsKept(env, facts);
  const now: Watched = { email: facts.centre.email, enquiryMonths: enquiries, waitingMonths: waiting };
  const stored = await store.readSetting(setting);
  const seen = JSON.stringify(now);
  if (stored === seen) return;
  if (stored !== null) {
    const before = JSON.parse(stored) as Watched;
    const mail = changeText(before, now, facts.centre.name);
    const people = [...new Set([before.email, ...(await ownersOf(db))])];
    const outcomes = sendMail ? await Promise.all(people.map((to) => sendMail({ to, ...mail }))) : [];
    log.warn({ mailed: outcomes.includes('sent') }, 'the address of the centre or a retention period has changed');
    if (sendMail && !outcomes.includes('sent')) return;
  }
  await store.writeSetting(setting, seen);
}

function changeText(before: Watched, now: Watched, centre: string): { subject: string; text: string } {
  const rows = (
    [
      ['Correo al que llegan las consultas', 'Address for enquiries', 'email'],
      ['Meses que se guarda una consulta', 'Months for which an enquiry is kept', 'enquiryMonths'],
      ['Meses en lista de espera', 'Months on the waiting list', 'waitingMonths'],
    ] as const
  ).filter(([, , name]) => before[name] !== now[name]);
  const lines = (title: 0 | 1) => rows.map((row) => `${row[title]}: ${before[row[2]]} -> ${now[row[2]]}`).join('\n');
  return {
    subject: `Ha cambiado un dato delicado de la web de ${centre}`,
    text: `Hola:

Alguien ha publicado este cambio en la web de ${centre}:

${lines(0)}

Si no lo esperabas, entra en la oficina: en «Publicar» está quién lo ha hecho y cómo deshacerlo.

— — —

Hello,

Somebody has published this change of the website of ${centre}:

${lines(1)}

If you did not expect it, sign in to the office: «Publish» says who did it and how to undo it.
`,
  };
}
