import { longMonth } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import type { CanIAnswers } from '../../deciding/can-i-questions.ts';
import { budgetQuery } from '../../deciding/budget-query.ts';
import { courseOfWay, type BestReason, type Way } from '../../deciding/ways.ts';
import { Strip } from '../../ui/strip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CanIToolContent } from './can-i-content.ts';
import { WayRoute } from './way-route.tsx';
import { costLabel, endText, monthsText, wayCost, wayMonths } from './way-words.ts';
import styles from './way-strip.module.css';

type WayStripProps = {
  way: Way;
  answers: CanIAnswers;
  content: CanIToolContent;
  /** Set on the way that fits best: the reason. */
  because: BestReason | null;
  longest: number;
};

/**
 * One way into the profession as a strip: its time and cost, the missing conditions on the line of months, and the next
 * step.
 */
export function WayStrip({ way, answers, content, because, longest }: WayStripProps) {
  const language = useLanguage();
  const { texts, ways, offers, round, sample } = content;
  const { result } = texts;
  const words = ways[way.id];
  const offer = courseOfWay[way.id];
  const budget = budgetQuery(way, answers, offers);
  const end = endText(way, content, language);
  const starts = way.starts && `${longMonth(way.starts, language)}${sample ? ` (${result.sampleStart})` : ''}`;
  return (
    <Strip
      id={`way-${way.id}`}
      category={offer ? offers[offer].category : 'specialized'}
      code={words.code}
      name={words.name}
      detail={words.leads}
      cocked={because !== null}
      mark={because ? `${result.fits}: ${lowered(result.best[because])}` : result.states[way.state]}
      cells={[
        { label: result.cells.months, value: wayMonths(way, content) },
        { label: costLabel(way, content), value: wayCost(way, content, language), phrase: true },
        ...(starts ? [{ label: result.cells.start, value: starts }] : []),
      ]}
      action={{ render: <a href={words.path}>{words.action}</a>, label: words.action }}
    >
      <div className={styles.route}>
        {way.conditions.length > 0 && (
          <p>
            <b>{result.first}:</b> {way.conditions.map((id) => texts.conditions[id].name).join(', ')}
          </p>
        )}
        <WayRoute legs={way.legs} longest={longest} />
        <ol aria-label={result.missing}>
          {way.legs.map(({ id, months }) => (
            <li key={id}>
              {texts.legs[id].name}
              {months && months.to > 0 && <span> {monthsText(months, content)}</span>}
            </li>
          ))}
        </ol>
        {end && <p className={styles.end}>{end}</p>}
        {way.closesAt && <p>{fill(result.closesAt, { age: way.closesAt })}</p>}
        {way.id === 'enaire' && round && <p>{round}</p>}
        <p className={styles.links} data-print="hide">
          {budget && <TextLink render={<SiteLink to="costs" suffix={`?${budget}`} />}>{result.next.costs}</TextLink>}
          <TextLink href={words.article.path}>{words.article.title}</TextLink>
          {offer && way.id !== 'enaire' && (
            <TellMeLink course={offers[offer].course} about={words.name}>
              {result.next.tellMe}
            </TellMeLink>
          )}
        </p>
      </div>
    </Strip>
  );
}

/** A sentence as it follows a colon: with a small first letter. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
