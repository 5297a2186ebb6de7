import type { FastifyReply } from 'fastify';
import type { InLanguage, Language } from '../../../src/i18n/language.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { FormTexts } from '../../../src/schema/form-texts.ts';
import type { FormCentre, FormDocumentProps } from './form-document-props.ts';

/** What the documents of the form service are drawn from. */
export type FormDocumentParts = {
  views: { renderFormDocument(props: FormDocumentProps): string };
  /** Addresses of the documents' script and style sheets. */
  assets: FormDocumentProps['assets'];
  centre: FormCentre;
  /** Texts in one language, with the centre's values written in; `{policy}` is left standing. */
  formTexts(language: Language): InLanguage<FormTexts>;
  courses: readonly Choice[];
  campuses: readonly Choice[];
};

type Drawn = Pick<FormDocumentProps, 'language' | 'framed' | 'content'>;

/** Draws a document of the form service. */
export function drawDocument(
  { views, assets, centre, formTexts, courses, campuses }: FormDocumentParts,
  drawn: Drawn,
): string {
  const texts = formTexts(drawn.language);
  return views.renderFormDocument({ ...drawn, assets, centre, texts, courses, campuses });
}

/** Every document is meant for one visitor and one moment: nothing keeps it. */
export function documentHeaders(language: Language) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': language,
    'x-robots-tag': 'noindex',
  };
}

/** Answers with a document that is drawn for this one answer. */
export function sendFormDocument(reply: FastifyReply, parts: FormDocumentParts, drawn: Drawn): FastifyReply {
  return reply.headers(documentHeaders(drawn.language)).send(drawDocument(parts, drawn));
}
