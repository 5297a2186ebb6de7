import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { routeIds } from '../../src/site/routes.ts';
import { vitalNames, vitalsPath, type VitalName, type VitalsReport } from '../../src/site/vitals.ts';
import { sendErrorAnswer } from '../http/error-answers.ts';
import { isProvablyFromThisSite } from '../http/same-origin.ts';
import { limitSenders } from '../http/sender-limit.ts';

/** Bounds of plausible values; a report beyond them is refused. Milliseconds; CLS has no unit. */
const largest: Record<VitalName, number> = { LCP: 600_000, INP: 600_000, CLS: 100 };

const value = z
  .strictObject({ name: z.enum(vitalNames), value: z.number().min(0) })
  .refine((each) => each.value <= largest[each.name]);
const report = z.strictObject({
  page: z.enum([...routeIds, 'notFound']),
  // A page restored from the browser's memory is measured again, so a metric may come more than once.
  values: z.array(value).min(1).max(12),
});

/** A report is far shorter, in bytes. */
const bodyLimit = 4096;

/** Reports of one sender: a visit makes one for each page. More reports of one sender would distort the figures. */
const perSender = { requests: 30, seconds: 600 };

export type VitalsRouteOptions = {
  /** Public origin of the site. */
  siteUrl: string;
  count: (report: VitalsReport) => void;
};

/**
 * Takes the measurements of browsers: `POST /measure/vitals`, JSON, answered 204. Reports that do not come from a page
 * of this site are refused, those of crawlers are ignored. Only the page's route and the values of a request are used.
 */
export async function vitalsRoute(app: FastifyInstance, { siteUrl, count }: VitalsRouteOptions): Promise<void> {
  app.post(vitalsPath, { bodyLimit, onRequest: limitSenders(perSender) }, async (request, reply) => {
    if (!isProvablyFromThisSite(request, siteUrl)) return sendErrorAnswer(request, reply, 403);
    const result = report.safeParse(request.body);
    if (!result.success) return sendErrorAnswer(request, reply, 400);
    if (!isbot(request.headers['user-agent'] ?? '')) count(result.data);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
