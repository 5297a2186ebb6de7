import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { canI } from '../../deciding/can-i.ts';
import { canIQuestions } from '../../deciding/can-i-questions.ts';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EnquiryLink } from '../answer-form/enquiry-link.tsx';
import { SourceList } from '../answer-form/source-list.tsx';
import { ToolFrame } from '../answer-form/tool-frame.tsx';
import { useAnswers } from '../answer-form/use-answers.ts';
import type { CanIToolContent } from './can-i-content.ts';
import { CanIForm } from './can-i-form.tsx';
import { canIText } from './can-i-text.ts';
import { MissingList } from './missing-list.tsx';
import { WayStrip } from './way-strip.tsx';
import { closedText } from './way-words.ts';
import styles from './can-i-tool.module.css';

/** Asks a candidate some questions and shows which ways into the profession are open, and what each still needs. */
export function CanITool(content: CanIToolContent) {
  const language = useLanguage();
  const asked = useAnswers(canIQuestions);
  const { answers } = asked;
  const isAnswered = Object.keys(answers).length > 0;
  const result = canI(answers, content.rules, content.offers);
  const { texts, sources } = content;
  const { count, none, title, noPromise, others, next, states } = texts.result;
  const [open, shut] = [result.ways.filter((way) => way.state !== 'closed'), result.ways.filter((way) => way.closed)];
  const ready = open.filter(({ state }) => state === 'open').length;
  const counted = fill(ready === 0 ? count.zero : ready === 1 ? count.one : count.other, { count: ready });
  const longest = Math.max(...open.map(({ months }) => months.to), 1);
  return (
    <ToolFrame form={<CanIForm texts={texts} {...asked} />} title={title} status={isAnswered ? counted : none}>
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
        <section className={styles.closed}>
          <h2>{states.closed}</h2>
          <ul>
            {shut.map((way) => (
              <li key={way.id}>{closedText(way, content)}</li>
            ))}
          </ul>
        </section>
      )}
      <MissingList result={result} answers={answers} texts={texts} />
      <div className={styles.next}>
        {isAnswered && (
          <>
            <EnquiryLink text={canIText(answers, result, content, language)}>{next.ask}</EnquiryLink>
            <p>{next.share}</p>
          </>
        )}
        <p>{noPromise}</p>
        <p>{others}</p>
        <TextLink href={content.ways.uk.article.path}>{content.ways.uk.article.title}</TextLink>
      </div>
      <SourceList title={texts.result.sources} sources={sources} />
    </ToolFrame>
  );
}
