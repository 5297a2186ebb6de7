import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import type { CanIAnswers } from './questions.ts';
import { answersQuery, budgetQuery } from '../costs/budget-query.ts';
import { courseOfWay, type Leg, type Way } from './ways.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './can-i.module.css';
import type { CanIToolContent } from './content.ts';
import { endText, monthsText } from './can-i-words.ts';

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
    <div className="stack gap-2">
      {way.conditions.length > 0 && (
        <p>
          <b>{result.first}:</b> {way.conditions.map((id) => texts.conditions[id].name).join(', ')}
        </p>
      )}
      <WayRoute legs={way.legs} longest={longest} />
      <ol className={`cluster gap-1 gap-x-4 strong ${styles.legs}`} aria-label={result.missing}>
        {way.legs.map(({ id, months }) => (
          <li key={id}>
            {texts.legs[id].name}
            {months && months.to > 0 && <span> {monthsText(months, content)}</span>}
          </li>
        ))}
      </ol>
      {end && <p className="strong">{end}</p>}
      {way.closesAt && <p>{fill(result.closesAt, { age: way.closesAt })}</p>}
      {way.id === 'enaire' && round && <p>{round}</p>}
      <p className="cluster gap-1 gap-x-6" data-print="hide">
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

type WayRouteProps = {
  legs: readonly Leg[];
  /** Months of the longest way on the board; the line also has room for legs of unknown length. */
  longest: number;
};

/** Length in months of a leg whose real length is unknown; it is drawn dashed. */
const unknownMonths = 2;

/**
 * The legs of a way as waypoints on the magenta line, to the scale of months. It is decorative: the list beside it has
 * the same information.
 */
function WayRoute({ legs, longest }: WayRouteProps) {
  const scale = longest + legs.filter(({ months }) => months === null).length * unknownMonths;
  const ends = legs.map((_, index) =>
    legs.slice(0, index + 1).reduce((sum, { months }) => sum + (months?.to ?? unknownMonths), 0),
  );
  const at = (months: number) => `${Math.round((months / Math.max(scale, 1)) * 960) / 10 + 1}%`;
  return (
    <svg className={`fill ${styles.line}`} aria-hidden="true" focusable="false">
      {legs.map(({ id, months }, index) => (
        <line
          key={id}
          data-unknown={months === null ? '' : undefined}
          x1={at(ends[index - 1] ?? 0)}
          x2={at(ends[index] ?? 0)}
          y1="50%"
          y2="50%"
        />
      ))}
      <circle cx={at(0)} cy="50%" r="4" />
      {legs.map(({ id }, index) => (
        <circle key={id} cx={at(ends[index] ?? 0)} cy="50%" r="4" />
      ))}
    </svg>
  );
}
