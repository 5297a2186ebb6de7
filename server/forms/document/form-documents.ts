import type { FastifyReply } from 'fastify';
import type { InLanguage, Language } from '../../../src/i18n/language.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { FormTexts } from '../../../src/schema/form-texts.ts';
import { tellMeForm, visitForm } from '../../../src/schema/site-form.ts';
import type { FormCentre, FormDocumentProps } from './form-document-props.ts';

/** The data that all documents of the form service share. */
export type FormDocumentParts = {
  views: { renderFormDocument(props: FormDocumentProps): string };
  assets: FormDocumentProps['assets'];
  centre: FormCentre;
  /** Texts in one language, with the centre's values filled in; `{policy}` is kept for a link. */
  formTexts(language: Language): InLanguage<FormTexts>;
  courses: readonly Choice[];
  campuses: readonly Choice[];
};

type Drawn = Pick<FormDocumentProps, 'language' | 'framed' | 'content'>;

/** Renders a document of the form service. */
export function drawDocument(
  { views, assets, centre, formTexts, courses, campuses }: FormDocumentParts,
  drawn: Drawn,
): string {
  const texts = textsFor(drawn.content, formTexts(drawn.language));
  return views.renderFormDocument({ ...drawn, assets, centre, texts, courses, campuses });
}

/** The texts of a document. Subscriptions and bookings have their own data protection and consent texts. */
function textsFor(content: Drawn['content'], texts: InLanguage<FormTexts>): InLanguage<FormTexts> {
  if (content.kind !== 'form' || (content.form !== tellMeForm && content.form !== visitForm)) return texts;
  const { dataProtection, consent } = texts;
  const own = content.form === tellMeForm ? texts.tellMe : texts.visit;
  const { purpose, legalBasis } = dataProtection.rows;
  const rows = {
    ...dataProtection.rows,
    purpose: { ...purpose, text: own.purpose },
    legalBasis: { ...legalBasis, text: own.legalBasis },
  };
  return {
    ...texts,
    dataProtection: { ...dataProtection, summary: own.summary, rows },
    consent: { ...consent, privacy: own.privacy },
  };
}

/** The headers of a document. Browsers do not store it, since it is for one visitor. */
export function documentHeaders(language: Language) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': language,
    'x-robots-tag': 'noindex',
  };
}

export function sendFormDocument(reply: FastifyReply, parts: FormDocumentParts, drawn: Drawn): FastifyReply {
  return reply.headers(documentHeaders(drawn.language)).send(drawDocument(parts, drawn));
}
