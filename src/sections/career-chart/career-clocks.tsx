import { SectionBand } from '../../ui/section-band.tsx';
import type { CareerClock, CareerSource } from './career-point.ts';
import styles from './career-rules.module.css';
import { Sourced } from './sourced.tsx';

type CareerClocksProps = {
  title: string;
  intro: string;
  items: readonly CareerClock[];
  source: string;
  sources: readonly CareerSource[];
};

/** The time limits of the map, each with the consequence of its expiry. */
export function CareerClocks({ title, intro, items, source, sources }: CareerClocksProps) {
  return (
    <SectionBand title={title} lead={intro} leadPlace="beside" className={styles.rules}>
      <dl className={styles.clocks}>
        {items.map(({ id, name, short, ...fact }) => (
          <div key={id} id={`clock-${id}`}>
            <dt>
              {name} <strong>{short}</strong>
            </dt>
            <dd>
              <Sourced {...fact} label={source} sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionBand>
  );
}
