import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { LineBadge } from '../../ui/line-badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './campus-map.module.css';

export type CampusCard = {
  route: Extract<RouteId, 'madrid' | 'canarias'>;
  name: string;
  icao: string;
  picture: PictureContent;
  transport: readonly { mode: 'metro' | 'train' | 'bus'; name: string; lines: readonly string[] }[];
  /** The distance from the airport, as text, if the centre states it. */
  airport?: { label: string; text: string } | undefined;
  action: string;
};

type CampusMapProps = {
  title: string;
  text: string;
  map: PictureContent;
  /** Notice that the map must not be used for navigation. */
  notice: string;
  cards: readonly CampusCard[];
};

/** Both campuses on one chart, with the route between them. */
export function CampusMap({ title, text, map, notice, cards }: CampusMapProps) {
  return (
    <section className={styles.campuses} data-tone="sea" aria-labelledby="campuses">
      <Picture className={styles.map} {...map} caption={undefined} fit="cover" sizes="(width <= 60rem) 216vw, 108vw" />
      <p className={`caption ${styles.notice}`}>{notice}</p>
      <div className={`stack ${styles.inner} wrap`}>
        <div className={`stack gap-5 ${styles.words}`}>
          <h2 id="campuses">{title}</h2>
          <p>{text}</p>
        </div>
        {cards.map((card) => (
          <CampusCardView key={card.route} {...card} />
        ))}
      </div>
    </section>
  );
}

function CampusCardView({ route, name, icao, picture, transport, airport, action }: CampusCard) {
  return (
    <article className={`panel ${styles.card}`} data-campus={route}>
      <Picture className={styles.picture} {...picture} fit="cover" sizes="22rem" />
      <div className={styles.body}>
        <div className={`cluster baseline apart ${styles.name}`}>
          <h3>{name}</h3>
          <span className="data strong">{icao}</span>
        </div>
        <dl className="stack gap-2 pairs small">
          {airport && (
            <div>
              <dt>{airport.label}</dt>
              <dd className="data strong">{airport.text}</dd>
            </div>
          )}
          {transport.map(({ mode, name: kind, lines }) => (
            <div key={mode}>
              <dt>{kind}</dt>
              <dd className="cluster gap-1">
                {lines.map((line) => (
                  <LineBadge key={line} mode={mode} modeName={kind}>
                    {line}
                  </LineBadge>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <TextLink render={<SiteLink to={route} />}>{action}</TextLink>
      </div>
    </article>
  );
}
