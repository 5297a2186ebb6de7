import { formTopics } from '../../schema/enquiry.ts';
import { answerText } from '../../schema/fields/answer-text.ts';
import { fieldNames, type AnswerName } from '../../schema/fields/field-names.ts';
import { fields } from '../../schema/fields/fields.ts';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { useNames } from '../data/facts.ts';
import { fullMoment } from '../times.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './enquiry.module.css';

/** The enquiry and its sender: facts in cells, and the message word for word. */
export function Asked({ detail }: { detail: EnquiryDetail }) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { message, phone, name: _, email: __, course: ___, campus: ____, documents: _____, ...others } = detail.answers;
  const cells: Cell[] = [
    ...(detail.email
      ? [
          {
            label: fields.email.label[language],
            value: <a href={`mailto:${encodeURIComponent(detail.email)}`}>{detail.email}</a>,
          },
        ]
      : []),
    ...(phone ? [{ label: fields.phone.label[language], value: <a href={telOf(phone)}>{phone}</a> }] : []),
    { label: t('filter.course'), value: names.course(detail.course) },
    { label: t('filter.campus'), value: names.campus(detail.campus) },
    ...fieldNames.flatMap((field) => {
      const value = field in others ? others[field as keyof typeof others] : undefined;
      if (!value) return [];
      const text = answerText(field as AnswerName, value, language, { courses: [], campuses: [] });
      return [{ label: fields[field].label[language], value: text }];
    }),
    { label: t('filter.language'), value: t(`language.${detail.language}`) },
    ...(detail.typedBy ? [] : [{ label: t('filter.form'), value: formTopics[detail.form][language] }]),
    { label: t('enquiry.received'), value: fullMoment(detail.receivedAt, language) },
  ];
  return (
    <>
      {message ? (
        <blockquote className={`measure ${styles.message}`} lang={detail.language}>
          {message}
        </blockquote>
      ) : (
        <p className="note">{t('enquiry.noMessage')}</p>
      )}
      <div className={styles.cells}>
        <Cells cells={cells} />
      </div>
    </>
  );
}

function telOf(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
