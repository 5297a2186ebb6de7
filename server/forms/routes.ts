import '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormId } from '../../src/schema/enquiry.ts';
import { formAddress, formsPath, hidden, isFormId, widgetPath } from '../../src/schema/form-submission.ts';
import { readFormBody, type FormBody } from './submission/form-body.ts';
import { createFormClock } from './submission/form-clock.ts';
import type { FormProblem } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import { formLanguage } from './form-language.ts';
import { isFramed, queryOf } from './submission/form-request.ts';
import { formService, type FormServiceOptions } from './form-service.ts';
import { FormTroubleError, troubleOf } from './submission/form-trouble.ts';
import { isFromThisSite } from './submission/same-origin.ts';
import { senderKey } from './submission/sender-key.ts';

export type FormRoutesOptions = FormServiceOptions & {
  /** Public origin of the site. */
  siteUrl: string;
  /** See `openFormSecret`. */
  secret: Buffer;
  /** How many submissions one address may send within a time in milliseconds. A whole class may share one address. */
  limit?: { max: number; timeWindow: number };
  /** What `/forms/embed.js` answers where the widget script is no file of the build: in development. */
  widgetScript?: string | undefined;
};

type FormRoute = { Params: { form: string }; Body: FormBody | undefined };

/** The longest valid form, with every letter escaped, has about 45 kB. */
const bodyLimit = 64 * 1024;

/**
 * The form service (D10-D12): `GET /forms/{form}` draws a form; `POST /forms/{form}` checks and stores what was sent and
 * only then answers. Needs `@fastify/rate-limit`. Whatever goes wrong is told in a document in the visitor's language.
 */
export async function formRoutes(app: FastifyInstance, options: FormRoutesOptions): Promise<void> {
  const { siteUrl, secret, limit = { max: 30, timeWindow: 10 * 60_000 }, now = () => new Date() } = options;
  const service = formService(options, createFormClock(secret, now));
  const countSender = app.createRateLimit({ ...limit, keyGenerator: ({ ip }) => senderKey(ip, secret) });

  // Only form data are read here: every other type is answered with 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async (_: unknown, body: Buffer) => readFormBody(body),
  );
  app.setErrorHandler<FastifyError, FormRoute>((error, request, reply) => {
    const { status, problem } = troubleOf(error);
    // The message of an unexpected error may hold what a visitor typed.
    if (status >= 500) request.log.error({ kind: error.name, code: error.code }, 'form service failed');
    return sendTrouble(request, reply.code(status), problem);
  });

  const { widgetScript } = options;
  if (widgetScript)
    app.get(widgetPath, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(widgetScript));
  app.get<FormRoute>(`${formsPath}/:form`, { onRequest: letIn }, async (request, reply) =>
    service.draw(request, reply, knownForm(request)),
  );
  app.post<FormRoute>(`${formsPath}/:form`, { onRequest: letIn }, async (request, reply) => {
    const sent = service.read(request, knownForm(request), request.body ?? new Map());
    const sender = await countSender(request);
    if (sender.isAllowed || !sender.isExceeded) return service.receive(request, reply, sent);
    request.log.info({ form: sent.form }, 'form refused: too many from one sender');
    return service.showAgain(reply.code(429).header('retry-after', sender.ttlInSeconds), sent, { notice: 'busy' });
  });

  async function letIn(request: FastifyRequest<FormRoute>): Promise<void> {
    const form = knownForm(request);
    if (request.method !== 'POST' || isFromThisSite(request, siteUrl)) return;
    request.log.info({ form }, 'form refused: it was sent from another site');
    throw new FormTroubleError(403);
  }

  function sendTrouble(request: FastifyRequest<FormRoute>, reply: FastifyReply, problem: FormProblem): FastifyReply {
    const language = formLanguage(request, queryOf(request).get(hidden.language) ?? undefined);
    const form = isFormId(request.params.form) ? request.params.form : 'contact';
    const content = { kind: 'problem', problem, again: formAddress({ form, language }) } as const;
    return sendFormDocument(reply, options, { language, framed: isFramed(request), content });
  }
}

function knownForm({ params }: FastifyRequest<FormRoute>): FormId {
  if (!isFormId(params.form)) throw new FormTroubleError(404);
  return params.form;
}
