import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormSecrets } from '../enquiries/form-secret.ts';
import { isSiteFormId, proposalForm, type SiteFormId } from '../../src/schema/site-form.ts';
import { formAddress, formsPath, widgetPath } from '../../src/schema/form-submission.ts';
import type { Headers } from '../http/response.ts';
import { uploadRoute, type uploadLimits } from './documents/upload-route.ts';
import { readFormBody, type FormBody } from './submission/form-body.ts';
import { createFormClock } from './submission/form-clock.ts';
import type { FormProblem } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import type { FormServiceOptions } from './form-options.ts';
import { formService } from './form-service.ts';
import { senderKey } from '../http/senders.ts';
import { openSubmissionLimits, type SubmissionAllowance } from './limits/submission-limits.ts';
import { watchForProxy } from './limits/untrusted-proxy.ts';
import { formLanguage, isFramed } from './submission/form-request.ts';
import { FormTroubleError, troubleOf } from './submission/form-trouble.ts';
import { visitRoutes } from './visit-routes.ts';
import { tellMeRoutes } from './tell-me-routes.ts';
import { markRoutesCheap } from '../http/overload.ts';
import { isFromThisSite } from '../http/same-origin.ts';

export type FormRoutesOptions = FormServiceOptions & {
  headers?: Headers;
  secrets: FormSecrets;
  /** Resolves when the first attempt to open the database, which keeps the signing key, is over. */
  firstAttempt: Promise<void>;
  /** Folder of incoming documents: on a real disk, outside all served folders. */
  uploadFolder: string;
  /** Changes of the limits of uploads, for tests. */
  uploadLimits?: Partial<typeof uploadLimits>;
  allowance?: Partial<SubmissionAllowance>;
  /** The PostgreSQL in which servers share their counts; without it each counts on its own. */
  databaseUrl?: string | undefined;
  /** The script `/forms/embed.js` in development, where no build has written it. */
  widgetScript?: string | undefined;
};

type FormRoute = { Params: { form: string }; Body: FormBody | undefined };

/** The longest valid form, fully percent-encoded, has about 45 kB. */
const bodyLimit = 64 * 1024;

/**
 * The form service. `GET /forms/{form}` shows a form; `POST /forms/{form}` checks and stores a submission before it
 * responds. Every error is explained in the visitor's language.
 */
export async function formRoutes(app: FastifyInstance, options: FormRoutesOptions): Promise<void> {
  const { siteUrl, headers = {}, secrets, firstAttempt, allowance = {}, databaseUrl, now = () => new Date() } = options;
  const limits = openSubmissionLimits(allowance, databaseUrl);
  app.addHook('onClose', () => limits.close());
  const service = formService(options, createFormClock(secrets, now), limits);
  const warnOfProxy = watchForProxy();

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
    // Without the signing key, forms that other servers signed would be refused once.
    await firstAttempt;
  });

  // A form is rendered in a millisecond, so a busy server does not refuse it.
  markRoutesCheap(app);

  // Only form data are parsed here: other types get 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    async (_: unknown, body: Buffer) => readFormBody(body),
  );
  app.setErrorHandler<FastifyError, FormRoute>((error, request, reply) => {
    const { status, problem } = troubleOf(error);
    // The message of an unexpected error may hold a visitor's text.
    if (status >= 500) request.log.error({ kind: error.name, code: error.code }, 'form service failed');
    return sendTrouble(request, reply.code(status), problem);
  });

  const { widgetScript } = options;
  if (widgetScript)
    app.get(widgetPath, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(widgetScript));
  app.get<FormRoute>(`${formsPath}/:form`, { onRequest: checkOrigin }, async (request, reply) =>
    service.draw(request, reply, knownForm(request)),
  );
  app.post<FormRoute>(`${formsPath}/:form`, { onRequest: checkOrigin }, async (request, reply) => {
    const sent = service.read(request, knownForm(request), request.body ?? new Map());
    return service.receive(request, reply, sent, senderKey(request.ip, secrets()[0]));
  });

  await app.register(tellMeRoutes, options);
  await app.register(visitRoutes, options);
  await app.register(uploadRoute, {
    path: `${formsPath}/${proposalForm}`,
    folder: options.uploadFolder,
    limits: options.uploadLimits ?? {},
    onRequest: (request) => refuseOthers(request, proposalForm),
    sender: (request) => senderKey(request.ip, secrets()[0]),
    async respond(request, reply, upload) {
      const body = upload?.body ?? (request.body as FormBody | undefined) ?? new Map<string, string>();
      const sent = service.read(request, proposalForm, body, upload ?? undefined);
      if (upload?.broken) return service.showBroken(reply, sent, upload.broken);
      return service.receive(request, reply, sent, senderKey(request.ip, secrets()[0]));
    },
  });

  function checkOrigin(request: FastifyRequest<FormRoute>, _reply: FastifyReply, done: () => void): void {
    refuseOthers(request, knownForm(request));
    done();
  }

  function refuseOthers(request: FastifyRequest, form: SiteFormId): void {
    warnOfProxy(request);
    if (request.method === 'POST' && !isFromThisSite(request, siteUrl)) {
      request.log.info({ form }, 'form refused: it was sent from another site');
      throw new FormTroubleError(403);
    }
  }

  function sendTrouble(request: FastifyRequest<FormRoute>, reply: FastifyReply, problem: FormProblem): FastifyReply {
    const language = formLanguage(request);
    // The form with documents has a route of its own, without the parameter `form`.
    const { form: named = proposalForm } = request.params as { form?: string };
    const form = isSiteFormId(named) ? named : 'contact';
    const content = { kind: 'problem', problem, again: formAddress({ form, language }) } as const;
    return sendFormDocument(reply, options, { language, framed: isFramed(request), content });
  }
}

function knownForm({ params }: FastifyRequest<FormRoute>): SiteFormId {
  if (!isSiteFormId(params.form)) throw new FormTroubleError(404);
  return params.form;
}
