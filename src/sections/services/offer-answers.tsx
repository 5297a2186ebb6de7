import type { InLanguage } from '../../i18n/language.ts';
import type { ServicesPage } from '../../schema/services-page.ts';
import { useWords } from '../../i18n/provider.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { SampleLine } from '../samples/sample-line.tsx';

type OfferAnswersProps = InLanguage<ServicesPage['offer']>;

/**
 * Answers to questions that training managers have before they ask for a proposal, ruled like a form. Unconfirmed
 * answers come last, with one mark. Without answers the band is left out.
 */
export function OfferAnswers({ title, intro, items }: OfferAnswersProps) {
  const t = useWords();
  if (items.length === 0) return null;
  const samples = items.filter(({ sample }) => sample);
  return (
    <FoldedBand title={title} lead={intro} leadPlace="beside" holding={{ holds: 'answers', count: items.length }}>
      <div className="stack gap-8">
        <AnswerList answers={items.filter(({ sample }) => !sample)} />
        {samples.length > 0 && <SampleLine>{t('sample.section')}</SampleLine>}
        <AnswerList answers={samples} />
      </div>
    </FoldedBand>
  );
}

function AnswerList({ answers }: { answers: OfferAnswersProps['items'] }) {
  if (answers.length === 0) return null;
  return (
    <dl data-items className="halves gap-6 gap-x-12">
      {answers.map((answer) => (
        <div className="stack gap-2 packed headed" key={answer.title}>
          <dt className="strong">{answer.title}</dt>
          <dd className="quiet measure">{answer.text}</dd>
        </div>
      ))}
    </dl>
  );
}
