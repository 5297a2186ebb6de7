import { placeIn } from '../address.ts';
import { useLoaded } from '../data/query-client.ts';
import { useState } from 'react';
import { ChoiceCell, FieldSheet } from '../parts/cell.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { EnquiryStrip } from '../list/enquiry-strip.tsx';
import { useNow } from '../times.ts';
import { wholeNumber } from '../../i18n/format.ts';
import { Cells } from '../../ui/cells.tsx';
import { figureSubjects, type ShownFigures } from '../../schema/office-figures.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { durationText } from './duration-text.ts';
import styles from './figures.module.css';
import { ShareTable } from './share-table.tsx';
import { WeekChart } from './week-chart.tsx';

const spans = [4, 12, 26, 52];

/** Figures: the number of enquiries, their origin, and the time until they were answered. */
export function FiguresView() {
  const t = useWords();
  const [weeks, setWeeks] = useState(12);
  const figures = useLoaded<ShownFigures>(['figures', weeks], `/api/figures?weeks=${weeks}`);
  return (
    <Page title={t('view.figures')} query={figures}>
      {(data) => (
        <>
          <Unanswered unanswered={data.unanswered} />
          <div className={styles.span}>
            <FieldSheet>
              <ChoiceCell
                label={t('figures.span')}
                value={String(weeks)}
                choices={spans.map((span) => [String(span), t('figures.weeks', { count: span })])}
                onChoose={(span) => setWeeks(Number(span))}
              />
            </FieldSheet>
          </div>
          <FirstAnswer figure={data.firstAnswer} />
          <PagePart title={t('figures.byWeek')}>
            <WeekChart weeks={data.weeks} />
          </PagePart>
          <div className="grid-26 gap-8 gap-x-6 top">
            {figureSubjects.map((subject) => (
              <ShareTable key={subject} subject={subject} shares={data.shares[subject]} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

function Unanswered({ unanswered }: Pick<ShownFigures, 'unanswered'>) {
  const t = useWords();
  const now = useNow();
  return (
    <PagePart title={t('figures.unanswered')}>
      {unanswered.length === 0 ? (
        <p>{t('figures.allAnswered')}</p>
      ) : (
        <ul className={styles.unanswered}>
          {unanswered.map((line) => (
            <EnquiryStrip key={line.id} line={line} place={placeIn('figures')} now={now} isOpen={false} />
          ))}
        </ul>
      )}
    </PagePart>
  );
}

function FirstAnswer({ figure: { number, median, ninetieth } }: { figure: ShownFigures['firstAnswer'] }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <PagePart title={t('figures.firstAnswer')}>
      <div className={styles.cells}>
        <Cells
          cells={[
            { label: t('figures.answered'), value: wholeNumber(number, language) },
            { label: t('figures.median'), value: durationText(median, language) },
            { label: t('figures.ninetieth'), value: durationText(ninetieth, language) },
          ]}
        />
      </div>
    </PagePart>
  );
}
