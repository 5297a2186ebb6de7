import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './programme-cards.module.css';

type ProgrammeCardsProps = {
  title: string;
  text: string;
  programmes: readonly { id: string; title: string; text: string; duration: string; picture: PictureContent }[];
};

/** Training programmes for the teams of an organisation. */
export function ProgrammeCards({ title, text, programmes }: ProgrammeCardsProps) {
  const t = useWords();
  return (
    <SectionBand tone="deep" hold title={title} lead={text} leadPlace="beside">
      <ul className={styles.programmes}>
        {programmes.map(({ id, title: name, text: summary, duration, picture }) => (
          <li key={id}>
            <ChartCard
              picture={<Picture {...picture} caption={undefined} fit="cover" sizes="(width <= 48rem) 92vw, 27rem" />}
              name={name}
              cells={[{ label: t('facts.label.duration'), value: duration }]}
            >
              <p>{summary}</p>
            </ChartCard>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
