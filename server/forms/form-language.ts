import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../src/i18n/language.ts';

/**
 * The language of a form's document: what its address or its own hidden field says, the saved preference, the browser's
 * languages, Spanish. The country has no say: the page around the form has already decided.
 */
export function formLanguage(request: FastifyRequest, ...named: (string | undefined)[]): Language {
  const cookie = /(?:^|;\s*)site-language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const accepted = acceptedLanguages(request.headers['accept-language'] ?? '');
  return [...named, cookie, ...accepted].find(isLanguage) ?? defaultLanguage;
}

/** The languages of an `Accept-Language` header without their regions, the most wanted first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',', 20)
    .map((item) => {
      const [range = '', weight] = item
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      return { language: range.split('-')[0] ?? '', weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
