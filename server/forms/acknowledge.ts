import type { FastifyReply } from 'fastify';
import { proposalForm, tellMeForm, visitForm } from '../../src/schema/site-form.ts';
import { routePath } from '../../src/site/routes.ts';
import { thanksPages } from '../../src/site/thanks-pages.ts';
import { type FormDocumentParts, sendFormDocument } from './document/form-documents.ts';
import type { FormDocumentProps } from './document/form-document-props.ts';
import type { SiteChoices } from './form-context.ts';
import type { SentForm } from './submission/form-request.ts';
import { answerText } from '../../src/schema/fields/answer-text.ts';
import { answerNames, fieldOf } from '../../src/schema/fields/field-names.ts';
import { readField } from '../../src/schema/fields/field-type.ts';
import { fieldsOf } from '../../src/schema/forms.ts';

/** Tells a visitor that a submission is stored, with the thank-you page or a document of the form service. */
export function acknowledge(
  reply: FastifyReply,
  sent: SentForm,
  options: FormDocumentParts & SiteChoices,
): FastifyReply {
  const { form, language, framed, values, submission } = sent;
  const email = values['email'] ?? '';
  const send = (content: FormDocumentProps['content']) =>
    sendFormDocument(reply, options, { language, framed, content });
  // The response is the same for known and unknown addresses; only the mail says more.
  if (form === tellMeForm || form === visitForm)
    return send({ kind: form === visitForm ? 'visit' : 'tell-me', step: 'asked', values: { email }, button: null });
  const thanks = routePath(thanksPages[language], language);
  const content = { kind: 'sent', form, submission, email, thanks } as const;
  if (form === proposalForm) return send({ ...content, summary: summaryOf(sent, options) });
  return framed ? send(content) : reply.header('cache-control', 'no-store').redirect(thanks, 303);
}

/** The answers of a request, labelled for its visitor, in the order of the form. */
function summaryOf({ form, values, language }: SentForm, site: SiteChoices): [label: string, value: string][] {
  return answerNames
    .filter((name) => fieldsOf(form).includes(name))
    .flatMap((name) => {
      const read = readField({ type: fieldOf(name).type, maxLength: Infinity }, values[name] ?? '');
      const value = 'value' in read ? read.value : null;
      return value ? [[fieldOf(name).label[language], answerText(name, value, language, site)] as const] : [];
    })
    .map(([label, value]) => [label, value]);
}
