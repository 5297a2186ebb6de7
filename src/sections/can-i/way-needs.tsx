import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import type { CanIAnswers } from '../../deciding/can-i-questions.ts';
import { answersQuery, budgetQuery } from '../../deciding/budget-query.ts';
import { courseOfWay, type Way } from '../../deciding/ways.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { CanIToolContent } from './can-i-content.ts';
import { WayRoute } from './way-route.tsx';
import { endText, monthsText } from './way-words.ts';
import styles from './way-needs.module.css';

type WayNeedsProps = {
  way: Way;
  answers: CanIAnswers;
  content: CanIToolContent;
  longest: number;
};

/** The missing steps of a way along a line of months, the time of the licence, and links to details. */
export function WayNeeds({ way, answers, content, longest }: WayNeedsProps) {
  const language = useLanguage();
  const { texts, ways, offers, round } = content;
  const { result } = texts;
  const words = ways[way.id];
  const offer = courseOfWay[way.id];
  const tellMe = words.tellMe ?? (offer && { course: offers[offer].course, label: result.next.tellMe });
  const budget = budgetQuery(way, answers, offers);
  const end = endText(way, content, language);
  return (
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
        {budget && (
          <TextLink render={<SiteLink to="costs" suffix={`?${budget}&${answersQuery(answers)}`} />}>
            {result.next.costs}
          </TextLink>
        )}
        <TextLink href={words.article.path}>{words.article.title}</TextLink>
        {tellMe && (
          <TellMeLink course={tellMe.course} about={words.name}>
            {tellMe.label}
          </TellMeLink>
        )}
      </p>
    </div>
  );
}
