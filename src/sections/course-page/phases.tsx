import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import type { SectionBandProps } from '../../ui/section-band.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './course-page.module.css';

export type Phase = {
  title: string;
  /** Its length, and its hours. */
  cells: readonly Cell[];
  summary: string;
  topics: readonly string[];
  outcome: string;
};

type PhasesProps = {
  id?: string | undefined;
  title: string;
  intro?: string | undefined;
  phases: readonly Phase[];
  /** A drawing of the whole course, above the phases. */
  children?: ReactNode;
} & Pick<SectionBandProps, 'tone'>;

/** The phases of a course side by side: the subjects of each, and the student's skills at its end. */
export function Phases({ id, title, intro, phases, children, tone = 'land' }: PhasesProps) {
  const t = useWords();
  return (
    <FoldedBand id={id} tone={tone} title={title} lead={intro} holding={{ holds: 'phases', count: phases.length }}>
      {children}
      <ol className={`${evenColumns(phases.length)} gap-8 gap-x-12`}>
        {phases.map(({ title: name, cells, summary, topics, outcome }) => (
          <li className={`stack gap-4 headed ${styles.phase}`} key={name}>
            <h3 className="subhead">{name}</h3>
            <p>{summary}</p>
            <div className="panel">
              <Cells cells={cells} />
            </div>
            <ul className={`rows ${styles.topics}`}>
              {topics.map((topic) => (
                <Topic key={topic} topic={topic} />
              ))}
            </ul>
            <p className={`cluster gap-1 gap-x-4 ${styles.outcome}`}>
              <strong>{t('coursePage.outcome')}</strong> <span>{outcome}</span>
            </p>
          </li>
        ))}
      </ol>
    </FoldedBand>
  );
}

/** A topic. The subject before its colon, if it has one, is bold. */
function Topic({ topic }: { topic: string }) {
  const end = topic.indexOf(': ') + 1;
  if (end === 0) return <li>{topic}</li>;
  return (
    <li>
      <strong>{topic.slice(0, end)}</strong>
      {topic.slice(end)}
    </li>
  );
}
