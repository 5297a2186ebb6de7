import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Localized } from '../../src/i18n/language.ts';
import type { Headers } from './response.ts';
import { requestedLanguage, requestTarget } from './request-target.ts';
import { visitorLanguageAlone } from './visitor-language.ts';

const texts: Record<number, Localized<string>> = {
  400: { es: 'La petición no se entiende.', en: 'The request could not be understood.' },
  404: { es: 'No hay nada en esta dirección.', en: 'There is nothing at this address.' },
  405: { es: 'Esta dirección no admite ese método.', en: 'This address does not accept that method.' },
  408: { es: 'La petición ha tardado demasiado en llegar.', en: 'The request took too long to arrive.' },
  413: { es: 'Lo enviado es demasiado grande.', en: 'What was sent is too large.' },
  414: { es: 'La dirección es demasiado larga.', en: 'The address is too long.' },
  415: { es: 'Este formato no se admite.', en: 'This format is not accepted.' },
  429: { es: 'Demasiadas peticiones seguidas: espera un momento.', en: 'Too many requests: please wait a moment.' },
  431: { es: 'Las cabeceras de la petición son demasiado grandes.', en: 'The headers of the request are too large.' },
  503: {
    es: 'El servidor está ocupado: vuelve a intentarlo en un momento.',
    en: 'The server is busy: please try again in a moment.',
  },
};
const unexpected: Localized<string> = {
  es: 'Ha fallado algo en nuestro lado. Vuelve a intentarlo o llámanos.',
  en: 'Something failed on our side. Please try again, or call us.',
};

/** Answers errors in hooks, body parsers and routes with one line in the visitor's language. */
export function registerErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    // Only kind, code and place of the error are logged: its message may contain a visitor's text.
    if (status >= 500) request.log.error({ kind: error.name, code: error.code, at: placeOf(error) }, 'request failed');
    return sendErrorResponse(request, reply, status);
  });
}

/** Sends a status with its text, as plain text. */
export function sendErrorResponse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  // Hooks do not run for a malformed address, so the site's headers are set here.
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(errorText(request.raw, status));
}

/**
 * Sends a status with its text to a request that is refused before Fastify handles it.
 * @param headers further headers of the response
 */
export function writeErrorResponse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
): void {
  const text = errorText(request, status);
  const { 'content-type': type, ...rest } = { ...plainTextHeaders, ...headers };
  response.writeHead(status, { 'content-type': type, ...rest, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** Answers requests that Node's parser refuses: too large, too slow, or not HTTP. */
export function sendParserError(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  // If a response is being written, the error would end up in the middle of it.
  if (error.code !== 'ECONNRESET' && socket.writable && socket.writableLength === 0) {
    const status = parserStatus(error.code);
    const text = errorTextInAllLanguages(status);
    const all = { ...plainTextHeaders, ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  }
  socket.destroySoon();
}

function parserStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** The text of an error in all languages, for requests whose language is unknown because they could not be parsed. */
export function errorTextInAllLanguages(status: number): string {
  const { es, en } = localized(status);
  return `${status}. ${es} / ${en}\n`;
}

/** Headers of a plain-text response that must not be cached. */
const plainTextHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } as const;

function errorText(request: IncomingMessage, status: number): string {
  const named = [requestedLanguage(requestTarget(request.url ?? '/').search)];
  return `${status}. ${localized(status)[visitorLanguageAlone(request.headers, { named })]}\n`;
}

function localized(status: number): Localized<string> {
  return texts[status] ?? (status < 500 ? texts[400] : undefined) ?? unexpected;
}

/** The place in the code where an error was thrown. */
export function placeOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
}
