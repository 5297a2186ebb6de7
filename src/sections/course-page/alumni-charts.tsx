import type { PictureContent } from '../../schema/picture.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { SampleTag } from '../samples/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';
import styles from './course-page.module.css';

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

/** Former students with the aerodrome charts of their airports, in a random order. Without alumni the band is left out. */
export function AlumniCharts({ title, intro, alumni }: AlumniChartsProps) {
  const words = useCarouselWords();
  if (alumni.length === 0) return null;
  return (
    <SectionBand className={styles.charts} tone="land">
      <Carousel
        label={title}
        words={words}
        perView="card"
        loop
        shuffle
        heading={
          <div className="stack gap-4">
            <h2>{title}</h2>
            <p className="lead">{intro}</p>
            <SectionSample of={alumni} />
          </div>
        }
      >
        {alumni.map((alumnus) => (
          <AlumnusChart key={alumnus.name} {...alumnus} sample={alumnus.sample && !areAllSamples(alumni)} />
        ))}
      </Carousel>
    </SectionBand>
  );
}

function AlumnusChart({ name, location, icaoCode, picture, focus = 'center', sample }: Alumnus) {
  return (
    <ChartCard
      picture={<Picture {...picture} caption={undefined} fit="cover" focus={focus} sizes="15rem" />}
      shape="portrait"
      kicker={sample && <SampleTag />}
      name={
        <span className={`stack ${styles.person}`}>
          <InitialsAvatar name={name} />
          <span>{name}</span>{' '}
          <span className={`cluster apart note ${styles.place}`}>
            {location} <span className="data">{icaoCode}</span>
          </span>
        </span>
      }
    />
  );
}
