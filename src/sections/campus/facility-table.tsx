import { DataTable } from '../../ui/data-table.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';

export type FacilityTableProps = {
  title: string;
  text: string;
  /** Note above the table about its figures. */
  note: string;
  columns: readonly string[];
  /** The name of the equipment, then a value for each further column. */
  rows: readonly { name: string; values: readonly string[]; sample: boolean }[];
};

/** Simulators, rooms and software, with the use and the seats of each. Without rows the band is left out. */
export function FacilityTable({ title, text, note, columns, rows }: FacilityTableProps) {
  if (rows.length === 0) return null;
  return (
    <FoldedBand
      tone="land"
      title={title}
      lead={text}
      leadPlace="beside"
      holding={{ holds: 'facilities', count: rows.length }}
    >
      <SectionSample of={rows} />
      <DataTable
        caption={note}
        columns={columns.map((header) => ({ header }))}
        rows={rows.map(({ name, values, sample }) => [
          <>
            {name} {sample && !areAllSamples(rows) && <SampleTag />}
          </>,
          ...values,
        ])}
      />
    </FoldedBand>
  );
}
