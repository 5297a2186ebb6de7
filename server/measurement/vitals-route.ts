import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { z } from 'zod';
import { routeIds } from '../../src/site/routes.ts';
import { vitalNames, vitalsPath, type VitalName, type VitalsReport } from '../../src/site/vitals.ts';
import { sendErrorResponse } from '../http/error-responses.ts';
import { isProvablyFromThisSite } from '../http/same-origin.ts';
import { limitSenders } from '../http/senders.ts';

/** Largest plausible values, in milliseconds (CLS has no unit); reports with larger ones are refused. */
const largest: Record<VitalName, number> = { LCP: 600_000, INP: 600_000, CLS: 100 };

const value = z
  .strictObject({ name: z.enum(vitalNames), value: z.number().min(0) })
  .refine((each) => each.value <= largest[each.name]);
const report = z.strictObject({
  page: z.enum([...routeIds, 'notFound']),
  // A page restored from the back/forward cache is measured again, so a metric may occur several times.
  values: z.array(value).min(1).max(12),
});

/** Size of the largest accepted body, in bytes; a report is far shorter. */
const bodyLimit = 4096;

/** Limit of reports from one sender; a browser sends one for each page. More reports would distort the figures. */
const perSender = { requests: 30, seconds: 600 };

export type VitalsRouteOptions = {
  siteUrl: string;
  count: (report: VitalsReport) => void;
};

/**
 * Accepts the measurements of browsers: `POST /measure/vitals` with JSON, answered with 204. Reports that no page of
 * this site sent are refused; those of crawlers are ignored. Only route and values are used.
 */
export async function vitalsRoute(app: FastifyInstance, { siteUrl, count }: VitalsRouteOptions): Promise<void> {
  app.post(vitalsPath, { bodyLimit, onRequest: limitSenders(perSender) }, async (request, reply) => {
    if (!isProvablyFromThisSite(request, siteUrl)) return sendErrorResponse(request, reply, 403);
    const result = report.safeParse(request.body);
    if (!result.success) return sendErrorResponse(request, reply, 400);
    if (!isbot(request.headers['user-agent'] ?? '')) count(result.data);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
