import { announceCallRequest, type CallPreview } from '../../../src/schema/office-waiting.ts';
import { calledRound } from '../../../src/schema/called-round.ts';
import { announcedCall } from '../../enquiries/editions/announced-call.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import { announcementPreview } from './announcement-preview.ts';

type Parts = {
  store: Pick<EnquiryStore, 'audience' | 'announce'>;
  facts: Pick<SiteFacts, 'centre'>;
  env: { SITE_URL: string };
  now: () => Date;
};

/** The routes for announcing ENAIRE's call, once somebody of the office has entered its dates. */
export function callRoutes({ store, facts, env, now }: Parts): OfficeRoute[] {
  async function preview(given: unknown): Promise<CallPreview> {
    const { success, data } = calledRound.safeParse(given);
    if (!success) throw new RequestError(422, 'call');
    const announced = announcedCall(data);
    const mails = announcementPreview(announced, { ...facts.centre, siteUrl: env.SITE_URL }, now());
    return { ...(await store.audience(announced)), mails };
  }

  return [
    {
      method: 'GET',
      path: '/api/waiting/calls/:year',
      role: 'office',
      answer: async ({ params, query }) => ({ json: await preview({ ...Object.fromEntries(query), ...params }) }),
    },
    {
      method: 'POST',
      path: '/api/waiting/calls/:year',
      role: 'office',
      logs: 'announced',
      async answer({ params, body }) {
        const { success, data } = announceCallRequest.safeParse({ ...(body as object), ...params });
        if (!success) throw new RequestError(422, 'call');
        const { expected, ...call } = data;
        const announced = announcedCall(call);
        const { toTell } = await store.audience(announced);
        if (toTell !== expected) throw new RequestError(409, 'count-changed', { toTell });
        return { json: { queued: await store.announce(announced) } };
      },
    },
  ];
}
