import { z } from 'zod';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import {
  answerRequest,
  elsewhereRequest,
  type AnswerOutcome,
  type FilledDraft,
} from '../../../src/schema/office-answers.ts';
import { madridDay } from '../../../src/site/days.ts';
import { readEditionsRecord } from '../../enquiries/announced.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { enquiryId, officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { storeAnswer, type RefusedAnswer } from './answer-queries.ts';
import { fillTemplate, templatesFor } from './fill-template.ts';

type Parts = Pick<OpenedDatabase, 'db'> & {
  store: Pick<EnquiryStore, 'show'>;
  facts: Pick<SiteFacts, 'answers' | 'centre' | 'syllabuses'>;
  env: { SITE_URL: string; OFFICE_BCC?: string | undefined };
  now: () => Date;
};

/**
 * The routes by which the office answers an enquiry.
 * @param editions reads the site's present editions
 */
export function answerRoutes(
  parts: Parts,
  editions: () => Promise<EditionsRecord> = readEditionsRecord,
): OfficeRoute[] {
  return [
    officeRoute('GET', '/api/enquiries/:id/answer', {
      params: enquiryId,
      query: z.object({ template: z.string().optional() }),
      logs: { action: 'read', subject: ({ params }) => params.id },
      json: async ({ params, query }) =>
        draft(await enquiryOf(parts.store, params.id), query.template, parts, await editions()),
    }),
    officeRoute('POST', '/api/enquiries/:id/answers', {
      params: enquiryId,
      body: answerRequest,
      problem: 'answer',
      logs: { action: 'answered', subject: ({ params }) => params.id },
      json: async ({ params, body, person }) =>
        done(await storeAnswer(parts, { ...body, enquiry: params.id }, person.email)),
    }),
    officeRoute('POST', '/api/enquiries/:id/answered-elsewhere', {
      params: enquiryId,
      body: elsewhereRequest,
      problem: 'answer',
      logs: { action: 'answered', subject: ({ params }) => params.id },
      json: async ({ params, body, person }) =>
        done(await storeAnswer(parts, { ...body, text: null, enquiry: params.id }, person.email)),
    }),
  ];
}

async function draft(
  enquiry: Enquiry,
  wanted: string | undefined,
  { db, facts, env, now }: Parts,
  record: EditionsRecord,
): Promise<FilledDraft> {
  const templates = templatesFor(enquiry, facts.answers);
  const id = wanted ?? templates[0] ?? '';
  const template = Object.hasOwn(facts.answers, id) ? facts.answers[id] : undefined;
  if (!template) throw new RequestError(404, 'template');
  const { centre, syllabuses } = facts;
  const site = { siteUrl: env.SITE_URL, centre, syllabuses, record, today: madridDay(now()) };
  const mark = await db.selectFrom('marks').select('revision').where('enquiry_id', '=', enquiry.id).executeTakeFirst();
  return {
    to: enquiry.email,
    ...fillTemplate(template, enquiry, site),
    template: id,
    templates,
    bcc: env.OFFICE_BCC ?? null,
    revision: mark?.revision ?? 0,
  };
}

async function enquiryOf(store: Parts['store'], id: string): Promise<Enquiry> {
  const stored = await store.show(id);
  if (!stored) throw new RequestError(404, 'gone');
  return stored.enquiry;
}

/** @throws RequestError for an answer that was not stored */
function done(outcome: AnswerOutcome | RefusedAnswer): AnswerOutcome {
  if (!('refused' in outcome)) return outcome;
  if (outcome.refused === 'gone') throw new RequestError(404, 'gone');
  throw new RequestError(409, outcome.refused, 'conflict' in outcome ? outcome.conflict : {});
}
