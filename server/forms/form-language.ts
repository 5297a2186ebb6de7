import type { FastifyRequest } from 'fastify';
import type { Language } from '../../src/i18n/language.ts';
import { visitorLanguageAlone } from '../http/visitor-language.ts';

/**
 * The language of a form's document: what its address or its own hidden field says, the saved preference, the browser's
 * languages, Spanish. The country has no say: the page around the form has already decided.
 */
export function formLanguage(request: FastifyRequest, ...named: (string | undefined)[]): Language {
  return visitorLanguageAlone(request.headers, { named });
}
