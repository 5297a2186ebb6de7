import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export type DataTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  caption: ReactNode;
  columns: readonly { header: string; kind?: 'text' | 'number' }[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Attributes of each row. */
  rowProps?: readonly Readonly<Record<`data-${string}`, string | undefined>>[];
  /** The narrow layout: `fit` keeps the columns (few, short), `stack` turns each row into a labelled block. */
  narrow?: 'fit' | 'stack';
};

// The roles repeat those of the elements: a stacked table is displayed as blocks, for which some browsers drop the
// semantics.
export function DataTable({ caption, columns, rows, rowProps, narrow = 'stack', className, ...props }: DataTableProps) {
  return (
    <div className={styles.room}>
      <table {...props} role="table" className={classNames('small fill', styles.table, className)} data-narrow={narrow}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, kind }) => (
              <th key={header} scope="col" role="columnheader" data-kind={kind}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row" {...rowProps?.[index]}>
              {row.map((value, column) => {
                const { header, kind } = columns[column] ?? { header: '' };
                return column === 0 ? (
                  <th key={header} scope="row" role="rowheader">
                    {value}
                  </th>
                ) : (
                  <td key={header} role="cell" data-kind={kind} data-label={header}>
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
