import { mailDecision, type MailsInTrouble } from '../../../src/schema/office-mails.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import { officeRoute, type OfficeRoute } from '../office-route.ts';

type Parts = { store: Pick<EnquiryStore, 'outboxSummary' | 'sendAgain' | 'settle'> };

/** The routes by which the office decides about mails that were given up or may not have arrived. */
export function mailRoutes({ store }: Parts): OfficeRoute[] {
  async function inTrouble(): Promise<MailsInTrouble> {
    const states = Object.values(await store.outboxSummary());
    const sum = (state: 'uncertain' | 'failed') => states.reduce((total, counts) => total + counts[state], 0);
    return { uncertain: sum('uncertain'), failed: sum('failed') };
  }

  return [
    officeRoute('GET', '/api/mails', { json: inTrouble }),
    officeRoute('POST', '/api/mails', {
      body: mailDecision,
      problem: 'mails',
      logs: { action: 'decided', subject: ({ body }) => `${body.decision} ${body.about ?? 'mails'}` },
      async json({ body: { about, decision } }) {
        const decide = decision === 'again' ? store.sendAgain : store.settle;
        return { mails: await decide(about) };
      },
    }),
  ];
}
