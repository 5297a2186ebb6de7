import { useWords } from '../../i18n/provider.tsx';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { SectionBandProps } from '../../ui/section-band.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';

/** A phase of a selection process, in one language. */
export type ProcessPhase = {
  id: string;
  title: string;
  summary: string;
  cells: readonly Cell[];
  caption: string;
  /** `questions` is empty for a test without questions. */
  tests: readonly { name: string; text?: string | undefined; questions: string; pass: string }[];
};

type ProcessPhasesProps = {
  title: string;
  intro: string;
  phases: readonly ProcessPhase[];
} & Pick<SectionBandProps, 'id' | 'tone'>;

/** A selection process, one phase at a time: its place, and its tests with their minimum marks. */
export function ProcessPhases({ title, intro, phases, ...band }: ProcessPhasesProps) {
  return (
    <FoldedBand
      {...band}
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'phases', count: phases.length }}
    >
      <Tabs
        label={title}
        items={phases.map((phase) => ({ id: phase.id, label: phase.title, content: <Phase {...phase} /> }))}
      />
    </FoldedBand>
  );
}

function Phase({ summary, cells, caption, tests }: ProcessPhase) {
  const t = useWords();
  const counted = tests.some(({ questions }) => questions);
  return (
    <div className="columns-2-3 gap-8 gap-x-12 top">
      <div className="stack gap-5">
        <p>{summary}</p>
        <div className="panel">
          <Cells cells={cells} />
        </div>
      </div>
      <DataTable
        caption={caption}
        columns={[
          { header: t('process.test') },
          ...(counted ? [{ header: t('process.questions'), kind: 'number' as const }] : []),
          { header: t('process.pass'), kind: 'number' },
        ]}
        rows={tests.map(({ name, text, questions, pass }) => [
          // The build links terms to the glossary only in an element with a single text. Without `text`, the name is
          // such a text.
          text ? (
            <>
              {name}
              <span className="stack note">{text}</span>
            </>
          ) : (
            name
          ),
          ...(counted ? [questions || '–'] : []),
          pass,
        ])}
      />
    </div>
  );
}
