import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../../src/i18n/choose-language.ts';
import type { Language, Localized } from '../../src/i18n/language.ts';

const texts: Record<number, Localized<string>> = {
  400: { es: 'La petición no se entiende.', en: 'The request could not be understood.' },
  413: { es: 'Lo enviado es demasiado grande.', en: 'What was sent is too large.' },
  414: { es: 'La dirección es demasiado larga.', en: 'The address is too long.' },
  415: { es: 'Este formato no se admite.', en: 'This format is not accepted.' },
  429: { es: 'Demasiadas peticiones seguidas: espera un momento.', en: 'Too many requests: please wait a moment.' },
  503: {
    es: 'El servidor está ocupado: vuelve a intentarlo en un momento.',
    en: 'The server is busy: please try again in a moment.',
  },
};
const unexpected: Localized<string> = {
  es: 'Ha fallado algo en nuestro lado. Vuelve a intentarlo o llámanos.',
  en: 'Something failed on our side. Please try again, or call us.',
};

/** Plain, short answers in the visitor's language for whatever goes wrong before or inside a route. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    // The message of an unexpected error may hold what a visitor typed; its kind and place do not.
    if (status >= 500) request.log.error({ kind: error.name, code: error.code, at: placeOf(error) }, 'request failed');
    return sendErrorAnswer(request, reply, status);
  });
}

/** Answers with a status and its text, as plain text. */
export function sendErrorAnswer(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const text = (texts[status] ?? (status < 500 ? texts[400] : undefined) ?? unexpected)[languageOf(request)];
  // An address that cannot even be read never reaches the hooks that write the site's headers.
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(`${status}. ${text}\n`);
}

function languageOf(request: FastifyRequest): Language {
  const cookie = /(?:^|;\s*)site-language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const accepted = request.headers['accept-language']?.slice(0, 2);
  return chooseLanguage({
    requested: new URLSearchParams(request.raw.url?.split('?')[1]).get('lang'),
    saved: cookie ?? accepted,
  }).language;
}

function placeOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
}
