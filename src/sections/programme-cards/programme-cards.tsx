import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';

type ProgrammeCardsProps = {
  title: string;
  intro: string;
  items: readonly { id: string; title: string; text: string; duration: string; picture: PictureContent }[];
};

/** Training programmes for the teams of an organisation. */
export function ProgrammeCards({ title, intro, items }: ProgrammeCardsProps) {
  const t = useWords();
  return (
    <SectionBand tone="deep" hold title={title} lead={intro} leadPlace="beside">
      <CardGrid abreast={3}>
        {items.map(({ id, title: name, text, duration, picture }) => (
          <ChartCard
            key={id}
            picture={<Picture {...picture} caption={undefined} fit="cover" sizes="(width <= 40rem) 92vw, 27rem" />}
            name={name}
            cells={[{ label: t('facts.label.duration'), value: duration }]}
          >
            <p>{text}</p>
          </ChartCard>
        ))}
      </CardGrid>
    </SectionBand>
  );
}
