import { announceCallRequest, type CallPreview } from '../../../src/schema/office-waiting.ts';
import { calledRound, type CalledRound } from '../../../src/schema/called-round.ts';
import { announcedCall } from '../../enquiries/editions/announced-call.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { announcementPreview } from './announcement-preview.ts';

type Parts = {
  store: Pick<EnquiryStore, 'audience' | 'announce'>;
  facts: Pick<SiteFacts, 'centre'>;
  env: { SITE_URL: string };
  now: () => Date;
};

/** The routes for announcing ENAIRE's call, once somebody of the office has entered its dates. */
export function callRoutes({ store, facts, env, now }: Parts): OfficeRoute[] {
  async function preview(round: CalledRound): Promise<CallPreview> {
    const announced = announcedCall(round);
    const mails = announcementPreview(announced, { ...facts.centre, siteUrl: env.SITE_URL }, now());
    return { ...(await store.audience(announced)), mails };
  }

  return [
    officeRoute({
      method: 'GET',
      path: '/api/waiting/call',
      role: 'office',
      query: calledRound,
      problem: 'call',
      respond: async ({ query }) => ({ json: await preview(query) }),
    }),
    officeRoute({
      method: 'POST',
      path: '/api/waiting/call',
      role: 'office',
      body: announceCallRequest,
      problem: 'call',
      logs: { action: 'announced', subject: ({ body }) => `${body.year}` },
      async respond({ body: { expected, ...round } }) {
        const announced = announcedCall(round);
        const { toTell } = await store.audience(announced);
        if (toTell !== expected) throw new RequestError(409, 'count-changed', { toTell });
        return { json: { queued: await store.announce(announced) } };
      },
    }),
  ];
}
