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
import { readEditionsRecord } from '../../enquiries/editions/read-editions-record.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import { storeAnswer, type RefusedAnswer } from './answer-queries.ts';
import { fillTemplate, templatesFor } from './fill-template.ts';

type Parts = Pick<OpenedDatabase, 'db' | 'database'> & {
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
    {
      method: 'GET',
      path: '/api/enquiries/:id/answer',
      role: 'office',
      answer: async ({ params, query }) => ({
        json: await draft(await enquiryOf(parts.store, params), query.get('template'), parts, await editions()),
      }),
    },
    {
      method: 'POST',
      path: '/api/enquiries/:id/answers',
      role: 'office',
      logs: 'answered',
      async answer({ params, body, person }) {
        const answer = { ...read(answerRequest, body), enquiry: idOf(params) };
        return { json: done(await storeAnswer(parts, answer, person.email)) };
      },
    },
    {
      method: 'POST',
      path: '/api/enquiries/:id/answered-elsewhere',
      role: 'office',
      logs: 'answered',
      async answer({ params, body, person }) {
        const answer = { ...read(elsewhereRequest, body), text: null, enquiry: idOf(params) };
        return { json: done(await storeAnswer(parts, answer, person.email)) };
      },
    },
  ];
}

async function draft(
  enquiry: Enquiry,
  wanted: string | null,
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

async function enquiryOf(store: Parts['store'], params: Readonly<Record<string, string>>): Promise<Enquiry> {
  const stored = await store.show(idOf(params));
  if (!stored) throw new RequestError(404, 'gone');
  return stored.enquiry;
}

function idOf({ id }: Readonly<Record<string, string>>): string {
  const { success, data } = z.uuid().safeParse(id);
  if (!success) throw new RequestError(404, 'gone');
  return data.toLowerCase();
}

function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new RequestError(422, 'answer');
  return data;
}

/** @throws RequestError for an answer that was not stored */
function done(outcome: AnswerOutcome | RefusedAnswer): AnswerOutcome {
  if (!('refused' in outcome)) return outcome;
  if (outcome.refused === 'gone') throw new RequestError(404, 'gone');
  throw new RequestError(409, outcome.refused, 'conflict' in outcome ? outcome.conflict : {});
}
