import { SiteLink } from '../../features/page/site-link.tsx';
import type { CareerStepId, CareerPointContent, CareerSource, CareerTexts, SourcedText } from './content.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './career.module.css';
import { Sourced } from './sourced.tsx';

type CareerListProps = {
  words: CareerTexts['words'];
  points: readonly CareerPointContent[];
  sources: readonly CareerSource[];
  route: readonly CareerStepId[];
};

/** The map as a list: each point opens its requirements. The points of a route come first, in their order. */
export function CareerList({ words, points, sources, route }: CareerListProps) {
  const onRoute = route.flatMap((id) => points.find((point) => point.id === id) ?? []);
  const others = points.filter(({ id }) => !route.includes(id));
  return (
    <ol className={styles.points}>
      {[...onRoute, ...others].map((point) => {
        const place = route.indexOf(point.id);
        return (
          <li key={point.id} className="ruled" data-on={place >= 0 || undefined}>
            <details open={place > 0}>
              <summary className="cluster gap-1 gap-x-3 middle strong">
                {place >= 0 && <span className={styles.place}>{place + 1}</span>}
                <span>{point.name}</span>
                {point.code && <span className={`note ${styles.code}`}>{point.code}</span>}
                <ChevronIcon />
              </summary>
              <PointSheet words={words} point={point} sources={sources} />
            </details>
          </li>
        );
      })}
    </ol>
  );
}

type PointSheetProps = { words: CareerTexts['words']; point: CareerPointContent; sources: readonly CareerSource[] };

function PointSheet({ words, point: { what, needs, by, takes, courses }, sources }: PointSheetProps) {
  const say = (fact: SourcedText) => <Sourced {...fact} label={words.source} sources={sources} />;
  return (
    <div className={`small ${styles.sheet}`}>
      {what ? <p>{say(what)}</p> : <p>{words.noNeeds}</p>}
      {(needs.length > 0 || by || takes || courses.length > 0) && (
        <dl className="stack gap-2 pairs">
          {needs.length > 0 && (
            <div>
              <dt>{words.needs}</dt>
              <dd>
                <ul className="stack gap-1">
                  {needs.map((need) => (
                    <li key={need.text}>{say(need)}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
          {by && (
            <div>
              <dt>{words.by}</dt>
              <dd>{say(by)}</dd>
            </div>
          )}
          {takes && (
            <div>
              <dt>{words.takes}</dt>
              <dd>{say(takes)}</dd>
            </div>
          )}
          {courses.length > 0 && (
            <div>
              <dt>{words.courses}</dt>
              <dd>
                <ul className="stack gap-1">
                  {courses.map(({ id, name, route, suffix }) => (
                    <li key={id}>
                      <SiteLink to={route} suffix={suffix}>
                        {name}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
