import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { ChartCard } from '../../ui/chart-card.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { CardGrid } from './card-grid.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';
import styles from './accommodation.module.css';

export type AccommodationOption = {
  name: string;
  description: string;
  /** Advice to a student about the booking. */
  note: string;
  /** The logo, or the letters of the drawn sign that replaces it. */
  logo: { letters: string; picture?: PictureContent | undefined };
  photo: PictureContent;
  website?: string | undefined;
  phone?: { display: string; tel: string } | undefined;
  /** Whether the place is invented; the page then says so. */
  sample: boolean;
};

type AccommodationProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  options: readonly AccommodationOption[];
};

/** Accommodation that the centre recommends; students book it themselves. Without options the band is left out. */
export function Accommodation({ id, title, intro, options }: AccommodationProps) {
  if (options.length === 0) return null;
  return (
    <FoldedBand
      id={id}
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'lodgings', count: options.length }}
    >
      <SectionSample of={options} />
      <CardGrid abreast={3}>
        {options.map((option) => (
          <Option key={option.name} {...option} sample={option.sample && !areAllSamples(options)} />
        ))}
      </CardGrid>
    </FoldedBand>
  );
}

function Option({ name, description, note, logo, photo, website, phone, sample }: AccommodationOption) {
  const t = useWords();
  return (
    <ChartCard
      className={styles.option}
      picture={<Picture {...photo} fit="cover" sizes="(width <= 40rem) 92vw, 27rem" />}
      kicker={sample && <SampleTag />}
      name={
        <span className="cluster gap-3 middle">
          {logo.picture ? (
            <Picture className={styles.logo} {...logo.picture} caption={undefined} />
          ) : (
            <SignTag aria-hidden="true">{logo.letters}</SignTag>
          )}
          {name}
        </span>
      }
      cells={[
        ...(phone
          ? [
              {
                label: t('contact.phone'),
                value: (
                  <a className="link" href={`tel:${phone.tel}`}>
                    {phone.display}
                  </a>
                ),
              },
            ]
          : []),
        ...(website ? [{ label: t('accommodation.website'), value: <Website address={website} name={name} /> }] : []),
      ]}
    >
      <p>{description}</p>
      <p className={styles.note}>{note}</p>
    </ChartCard>
  );
}

function Website({ address, name }: { address: string; name: string }) {
  const t = useWords();
  return (
    <OutsideAnchor className="link" href={address} hint={`${name} ${t('nav.newTab')}`}>
      {new URL(address).hostname}
    </OutsideAnchor>
  );
}
