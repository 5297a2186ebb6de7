import type { Readable } from 'node:stream';
import { formTopics } from '../../../src/schema/enquiry.ts';
import { answeredField, answerNames, consentNames, fieldOf } from '../../../src/schema/fields/field-names.ts';
import { answerText } from '../../../src/schema/fields/answer-text.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import { enquiryTraits, proposalNames } from '../../../src/schema/enquiry-states.ts';
import { centreWords } from '../mail/mail-words.ts';
import type { EnquiryDeliveryKind, DeliveryState } from '../outbox/delivery.ts';
import type { StoredEnquiry } from '../store/enquiries.ts';
import { xlsxStream, type XlsxColumn } from './xlsx.ts';

/** Titles of courses and campuses; an id without a title is shown as it is. */
export type ChoiceTitles = { courses: readonly Choice[]; campuses: readonly Choice[] };

/**
 * Writes enquiries as an Excel workbook in Spanish, the language of the office. Times are in Madrid's time, chosen
 * options appear by their titles, and ids are in the last columns.
 * @param batches enquiries as they are read: only one batch is in memory at a time
 */
export function enquiryWorkbook(
  batches: Iterable<readonly StoredEnquiry[]> | AsyncIterable<readonly StoredEnquiry[]>,
  titles: ChoiceTitles,
): Readable {
  return xlsxStream('Consultas', columnsOf(titles), batches);
}

function columnsOf(titles: ChoiceTitles): XlsxColumn<StoredEnquiry>[] {
  return [
    { title: 'Recibida', value: ({ enquiry }) => enquiry.receivedAt },
    { title: 'Estado', value: ({ mark }) => enquiryTraits[mark?.state ?? 'new'].name.es },
    { title: 'La lleva', value: ({ mark }) => mark?.assignee ?? null },
    { title: 'Contestada', value: ({ mark }) => mark?.answeredAt ?? null },
    {
      title: 'Propuesta',
      value: ({ enquiry, mark }) =>
        enquiry.form === 'proposal' ? proposalNames[mark?.proposal ?? 'received'].es : null,
    },
    { title: 'Importe (EUR)', value: ({ mark }) => mark?.amount ?? null },
    ...answerNames.map((name): XlsxColumn<StoredEnquiry> => ({
      title: answeredField(name).letters.centre,
      value: ({ enquiry }) => {
        const value = enquiry[name];
        if (value === null) return null;
        const { type } = answeredField(name);
        if (type === 'number') return Number(value);
        // A day stays `2027-01-15`, which Excel sorts.
        return type === 'day' ? value : answerText(name, value, 'es', titles);
      },
    })),
    { title: centreWords.topic, value: ({ enquiry }) => formTopics[enquiry.form].es },
    { title: centreWords.language, value: ({ enquiry }) => centreWords.languages[enquiry.language] },
    {
      title: centreWords.page,
      value: ({ enquiry: { page, typedBy } }) => (typedBy ? `por teléfono, ${typedBy}` : page),
    },
    { title: centreWords.referrer, value: ({ enquiry }) => enquiry.referrer },
    { title: centreWords.campaign, value: ({ enquiry }) => enquiry.campaign },
    ...Object.entries(deliveryTitles).map(([kind, title]): XlsxColumn<StoredEnquiry> => ({
      title,
      value: ({ deliveries }) => {
        // An enquiry may have several answers: a failed or uncertain one is shown, otherwise the last.
        const own = deliveries.filter((delivery) => delivery.kind === kind);
        const shown = own.find(({ state }) => state === 'failed' || state === 'uncertain') ?? own.at(-1);
        return shown ? deliveryWords[shown.state] : null;
      },
    })),
    ...consentNames.flatMap((name): XlsxColumn<StoredEnquiry>[] => [
      { title: `${fieldOf(name).label.es}: aceptado`, value: ({ enquiry }) => enquiry[`${name}Consent`]?.at ?? null },
      {
        title: `${fieldOf(name).label.es}: texto`,
        value: ({ enquiry }) => enquiry[`${name}Consent`]?.textVersion ?? null,
      },
    ]),
    { title: centreWords.clickId, value: ({ enquiry }) => enquiry.clickId },
    { title: centreWords.id, value: ({ enquiry }) => enquiry.id },
  ];
}

const deliveryTitles: Record<EnquiryDeliveryKind, string> = {
  'centre-mail': 'Aviso al centro',
  'visitor-mail': 'Respuesta automática',
  webhook: 'Otro sistema',
  'answer-mail': 'Respuesta',
};

const deliveryWords: Record<DeliveryState, string> = {
  waiting: 'pendiente',
  leased: 'pendiente',
  sent: 'enviado',
  failed: 'no enviado',
  uncertain: 'dudoso',
};
