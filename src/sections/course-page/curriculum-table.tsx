import { FoldedBand } from '../folded/folded-band.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { HoursTables, type Curriculum } from './hours-tables.tsx';

type CurriculumTableProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  note: string;
  /** Says how the sum of the table fits the hours of the course. */
  rest?: { text: string; sample?: true | undefined } | undefined;
  tables: readonly Curriculum[];
};

/** The hours of a course by subject. */
export function CurriculumTable({ id, title, intro, note, rest, tables }: CurriculumTableProps) {
  return (
    <FoldedBand id={id} tone="land" title={title} lead={intro} leadPlace="beside" holding={{ holds: 'hours' }}>
      <HoursTables tables={tables} />
      <p className="note measure">{note}</p>
      {rest && (
        <p className="note measure">
          {rest.sample && <SampleTag />} {rest.text}
        </p>
      )}
    </FoldedBand>
  );
}
