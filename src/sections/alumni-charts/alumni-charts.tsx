import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { PictureContent } from '../../schema/picture.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../sample-tag/section-sample.tsx';
import styles from './alumni-charts.module.css';
import { shuffledOrder } from './shuffled-order.ts';

/** A former student, with the chart of the airport where they work. */
export type Alumnus = {
  name: string;
  location: string;
  icaoCode: string;
  picture: PictureContent;
  focus?: PictureProps['focus'];
  /** Whether the person is invented; the page then says so. */
  sample: boolean;
};

type AlumniChartsProps = { title: string; intro: string; alumni: readonly Alumnus[] };

/**
 * Former students with the aerodrome charts of their airports, in a random order. Hydration uses the prerendered order.
 * The next render, before the browser paints, shuffles it. A band in the viewport by then keeps its order, so that no
 * text moves under the reader. Without alumni the band is left out.
 */
export function AlumniCharts({ title, intro, alumni }: AlumniChartsProps) {
  const words = useCarouselWords();
  const isNew = useHydrated();
  const [order, setOrder] = useState(() => (isNew ? shuffledOrder(alumni.length, Math.random) : null));
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = band.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight || bottom < 0)
      setOrder((current) => current ?? shuffledOrder(alumni.length, Math.random));
  }, [alumni.length]);
  if (alumni.length === 0) return null;
  const shown = order?.flatMap((index) => alumni[index] ?? []) ?? alumni;
  return (
    <SectionBand tone="land" ref={band}>
      <Carousel
        label={title}
        words={words}
        perView="card"
        loop
        heading={
          <div className={styles.heading}>
            <h2>{title}</h2>
            <p className="lead">{intro}</p>
            <SectionSample of={alumni} />
          </div>
        }
      >
        {shown.map((alumnus) => (
          <AlumnusChart key={alumnus.name} {...alumnus} sample={alumnus.sample && !areAllSamples(alumni)} />
        ))}
      </Carousel>
    </SectionBand>
  );
}

function AlumnusChart({ name, location, icaoCode, picture, focus = 'center', sample }: Alumnus) {
  return (
    <ChartCard
      picture={
        <Picture {...picture} caption={undefined} fit="cover" focus={focus} sizes="(width <= 24rem) 90vw, 20rem" />
      }
      shape="portrait"
      kicker={sample && <SampleTag />}
      name={
        <span className={styles.person}>
          <InitialsAvatar name={name} />
          <span>{name}</span>{' '}
          <span className={styles.place}>
            {location} <span className="data">{icaoCode}</span>
          </span>
        </span>
      }
    />
  );
}
