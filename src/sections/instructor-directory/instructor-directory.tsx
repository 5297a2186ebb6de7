import { useState } from 'react';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { instructorCount, type CountTexts } from './instructor-count.ts';
import { InstructorCard, type Instructor } from './instructor-card.tsx';
import { SampleLine } from '../samples/sample-line.tsx';
import styles from './instructor-directory.module.css';
import { InstructorSearch } from './instructor-search.tsx';
import { matchInstructors } from './match-instructors.ts';

type InstructorDirectoryProps = {
  search: { label: string; placeholder: string; clear: string; none: string; count: CountTexts };
  /** `sample` means that the names are invented; one line above the cards states it. */
  card: { text: string; action: string; sample: boolean };
  instructors: readonly Instructor[];
  /** Shown instead of the search while there are no instructors. */
  empty: string;
};

/** All instructors as cards, with a search. Without JavaScript there are only the cards. */
export function InstructorDirectory({
  search: { count, ...texts },
  card,
  instructors,
  empty,
}: InstructorDirectoryProps) {
  const t = useWords();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  if (instructors.length === 0) return <SectionBand lead={empty} />;
  const matches = matchInstructors(instructors, search);
  return (
    <SectionBand>
      <InstructorSearch
        {...texts}
        search={search}
        matches={matches.map(({ name }) => name)}
        count={search.trim() && instructorCount(count, matches.length, language)}
        onSearch={setSearch}
      />
      {card.sample && <SampleLine>{t('sample.section')}</SampleLine>}
      <ul className={`stack gap-6 ${styles.cards}`}>
        {matches.map((instructor) => (
          <li className="stack" key={instructor.name}>
            <InstructorCard {...instructor} {...card} />
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
