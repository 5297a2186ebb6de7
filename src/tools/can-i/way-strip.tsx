import { longMonth } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import type { CanIAnswers } from './questions.ts';
import { courseOfWay, type BestReason, type Way } from './ways.ts';
import { Strip } from '../../ui/strip.tsx';
import { WayNeeds } from './way-needs.tsx';
import type { CanIToolContent } from './content.ts';
import { costLabel, wayCost, wayMonths } from './can-i-words.ts';

type WayStripProps = {
  way: Way;
  /** Null until a question is answered. Without answers the strip has nothing about the candidate. */
  answers: CanIAnswers | null;
  content: CanIToolContent;
  /** The reason why this way fits best; null for the other ways. */
  because: BestReason | null;
  /** Months of the longest way on the board. */
  longest: number;
};

/**
 * A way into the profession as a strip: its time and cost, the missing steps along a line of months, and the next step.
 */
export function WayStrip({ way, answers, content, because, longest }: WayStripProps) {
  const language = useLanguage();
  const { texts, ways, offers, sample } = content;
  const { result } = texts;
  const words = ways[way.id];
  const offer = courseOfWay[way.id];
  const starts = way.starts && `${longMonth(way.starts, language)}${sample ? ` (${result.sampleStart})` : ''}`;
  return (
    <Strip
      id={`way-${way.id}`}
      category={offer ? offers[offer].category : 'specialized'}
      code={words.code}
      name={words.name}
      detail={words.leads}
      cocked={because !== null}
      mark={answers && (because ? `${result.fits}: ${lowered(result.best[because])}` : result.states[way.state])}
      cells={[
        { label: result.cells.months, value: wayMonths(way, content) },
        { label: costLabel(way, content), value: wayCost(way, content, language) },
        { label: result.cells.start, value: starts ?? words.starts },
      ]}
      action={{ render: <a href={words.path}>{words.action}</a>, label: words.action }}
    >
      {answers && <WayNeeds way={way} answers={answers} content={content} longest={longest} />}
    </Strip>
  );
}

/** A sentence with a small first letter, to follow a colon. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
