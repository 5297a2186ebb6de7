import type { FastifyReply } from 'fastify';
import type { InLanguage, Language } from '../../../src/i18n/language.ts';
import type { FormTexts } from '../../../src/schema/form-texts.ts';
import type { Choice, FormCentre, FormDocumentProps } from './form-document-props.ts';

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

/** Answers with a document of the form service. Every one is drawn for one visitor and one moment: nothing keeps it. */
export function sendFormDocument(
  reply: FastifyReply,
  { views, assets, centre, formTexts, courses, campuses }: FormDocumentParts,
  drawn: Pick<FormDocumentProps, 'language' | 'framed' | 'content'>,
): FastifyReply {
  const texts = formTexts(drawn.language);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', drawn.language)
    .header('x-robots-tag', 'noindex')
    .send(views.renderFormDocument({ ...drawn, assets, centre, texts, courses, campuses }));
}
