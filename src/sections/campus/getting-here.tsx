import { MapFrame, type MapContent } from './map-frame.tsx';
import { LineBadge } from '../../ui/line-badge.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './campus.module.css';

type GettingHereProps = {
  title: string;
  text: string;
  address: { label: string; lines: readonly string[] };
  airport: { label: string; name: string; icao: string; away?: string | undefined };
  transport: readonly { mode: 'metro' | 'train' | 'bus'; name: string; lines: readonly string[] }[];
  /** Undefined while samples are left out and the address is unconfirmed. */
  map?: MapContent | undefined;
};

/** Directions to a campus: the address, the airport, the lines of public transport, the map. */
export function GettingHere({ title, text, address, airport, transport, map }: GettingHereProps) {
  return (
    <SectionBand tone="sea" title={title} lead={text}>
      <div className="columns-2-3 gap-8 gap-x-12 top">
        <dl className={`rows pairs headed ${styles.lines}`}>
          <div>
            <dt>{address.label}</dt>
            <dd>
              <address>
                {address.lines.map((line) => (
                  <span className="stack" key={line}>
                    {line}
                  </span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>{airport.label}</dt>
            <dd>
              <p>
                {airport.name} <span className="data">{airport.icao}</span>
              </p>
              {airport.away && <strong className="stack">{airport.away}</strong>}
            </dd>
          </div>
          {transport.map(({ mode, name, lines }) => (
            <div key={mode}>
              <dt>{name}</dt>
              <dd>
                <ul className="cluster gap-2">
                  {lines.map((line) => (
                    <li key={line}>
                      <LineBadge mode={mode} modeName={name}>
                        {line}
                      </LineBadge>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        {map && <MapFrame {...map} />}
      </div>
    </SectionBand>
  );
}
