import { useLanguage } from '../../i18n/provider.tsx';
import { capital } from '../../i18n/format.ts';
import { fill } from '../../i18n/words/fill.ts';
import { canI, type CanIResult } from './can-i.ts';
import { canIQuestions, type CanIAnswers } from './questions.ts';
import { conditionIds, legIds } from './ways.ts';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EnquiryLink } from '../parts/enquiry-link.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { ToolFrame } from '../parts/tool-frame.tsx';
import type { CanITexts, CanIToolContent } from './content.ts';
import { CanIForm } from './can-i-form.tsx';
import { WayStrip } from './way-strip.tsx';
import styles from './can-i.module.css';
import { canIText, closedText } from './can-i-words.ts';
import { refusedAnswers } from '../parts/read-answers.ts';
import { useAnswers } from '../parts/answer-form.tsx';

/** Asks a candidate some questions and shows which ways into the profession are open, and what each still needs. */
export function CanITool(content: CanIToolContent) {
  const language = useLanguage();
  const asked = useAnswers(canIQuestions);
  const { answers } = asked;
  const isAnswered = Object.keys(answers).length > 0;
  const result = canI(answers, content.rules, content.offers);
  const { texts, sources } = content;
  const refused = refusedAnswers(canIQuestions, texts, asked.problems);
  const { count, none, title, noPromise, others, next, states, fits } = texts.result;
  const [open, shut] = [result.ways.filter((way) => way.state !== 'closed'), result.ways.filter((way) => way.closed)];
  const ready = open.filter(({ state }) => state === 'open').length;
  const counted = fill(ready === 0 ? count.zero : ready === 1 ? count.one : count.other, { count: ready });
  const best = result.best && content.ways[result.best.way].name;
  const longest = Math.max(...open.map(({ months }) => months.to), 1);
  return (
    <ToolFrame
      form={<CanIForm texts={texts} refused={refused} {...asked} />}
      title={title}
      refused={refused}
      isVerdict={isAnswered}
      status={
        isAnswered ? (
          <>
            <strong>{counted}</strong> {best && `${fits}: ${best}.`}
          </>
        ) : (
          none
        )
      }
    >
      <StripBoard cells={3} className={styles.ways}>
        {open.map((way) => (
          <WayStrip
            key={way.id}
            way={way}
            answers={isAnswered ? answers : null}
            content={content}
            because={result.best?.way === way.id ? result.best.because : null}
            longest={longest}
          />
        ))}
      </StripBoard>
      {shut.length > 0 && (
        <section className={`stack gap-2 ${styles.closed}`}>
          <h2 className="title">{states.closed}</h2>
          <ul className="stack gap-1">
            {shut.map((way) => (
              <li key={way.id}>{closedText(way, content)}</li>
            ))}
          </ul>
        </section>
      )}
      <MissingList result={result} answers={answers} texts={texts} />
      <div className="stack gap-3 leading">
        {isAnswered && (
          <>
            <EnquiryLink text={canIText(answers, result, content, language)}>{next.ask}</EnquiryLink>
            <p className="note measure">{next.share}</p>
          </>
        )}
        <p className="note measure">{noPromise}</p>
        <p className="note measure">{others}</p>
        <TextLink href={content.ways.uk.article.path}>{content.ways.uk.article.title}</TextLink>
      </div>
      <SourceList title={texts.result.sources} sources={sources} />
    </ToolFrame>
  );
}

/** Everything that any of the ways still needs, each explained once. */
function MissingList({ result, answers, texts }: { result: CanIResult; answers: CanIAnswers; texts: CanITexts }) {
  const isAsked = (kind: 'conditions' | 'legs') => (id: string) =>
    result.ways.some((way) => way[kind].some((each) => (typeof each === 'string' ? each : each.id) === id));
  const entries = [
    ...conditionIds.filter(isAsked('conditions')).map((id) => ({ id, ...texts.conditions[id] })),
    ...legIds.filter(isAsked('legs')).map((id) => ({ id, ...texts.legs[id] })),
  ];
  return (
    <section className="stack gap-4">
      <h2>{texts.result.explained}</h2>
      <dl className="rows">
        {entries.map(({ id, name, text }) => (
          <div key={id} className="columns-1-2 gap-1 gap-x-6">
            <dt className="strong">{capital(name)}</dt>
            <dd className="measure">
              {text}
              {id === 'medical' && answers.health === 'doubt' && <b> {texts.legs.medical.doubt}</b>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
