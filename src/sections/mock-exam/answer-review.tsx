import { answerText, type DrawnQuestion } from '../../deciding/exam/draw-paper.ts';
import type { Given } from '../../deciding/exam/mark-paper.ts';
import { longDate } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import styles from './exam-result.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';

type AnswerReviewProps = {
  words: MockExamToolContent['words']['result'];
  parts: MockExamToolContent['parts'];
  answers: readonly (DrawnQuestion & { choice: Given })[];
};

/** Questions with the given answer, the right one, the reason, and the source. */
export function AnswerReview({ words, parts, answers }: AnswerReviewProps) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ol className={styles.review}>
      {answers.map(({ question, choice }) => {
        const spoken = question.unit === 'english' ? 'en' : 'es';
        const { source } = question;
        return (
          <li key={question.id}>
            <p className={styles.unit}>{parts[question.unit].name}</p>
            <p className={styles.question} lang={spoken}>
              {question.question}
            </p>
            <dl>
              {choice !== null && (
                <div data-wrong="">
                  <dt>{words.yours}</dt>
                  <dd lang={spoken}>{answerText(question, choice)}</dd>
                </div>
              )}
              <div>
                <dt>{words.right}</dt>
                <dd lang={spoken}>{question.right}</dd>
              </div>
            </dl>
            <p lang="es">{question.explanation}</p>
            <p className={styles.note}>
              {words.source}:{' '}
              <OutsideAnchor href={source.address} hint={t('nav.newTab')} lang="es">
                {source.name}
              </OutsideAnchor>
              , {fill(words.read, { day: longDate(source.read, language) })}.
            </p>
          </li>
        );
      })}
    </ol>
  );
}
