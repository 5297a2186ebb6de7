import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { areAllSamples, SectionSample } from '../sample-tag/section-sample.tsx';
import styles from './offer-answers.module.css';

type OfferAnswersProps = {
  title: string;
  text: string;
  answers: readonly { title: string; text: string; sample: boolean }[];
};

/**
 * Answers a training manager's questions before asking for a proposal, all in sight and ruled like a form. Without any
 * there is no band.
 */
export function OfferAnswers({ title, text, answers }: OfferAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <FoldedBand title={title} lead={text} leadPlace="beside">
      <SectionSample of={answers} />
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <div key={answer.title}>
            <dt>
              {answer.title} {answer.sample && !areAllSamples(answers) && <SampleTag />}
            </dt>
            <dd>{answer.text}</dd>
          </div>
        ))}
      </dl>
    </FoldedBand>
  );
}
