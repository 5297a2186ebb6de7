import { DataTable } from '../../ui/data-table.tsx';
import styles from './legal-text.module.css';

/** The items that may be stored under one permission. */
type StoredItemGroup = {
  title: string;
  rows: readonly {
    key: string;
    kind: string;
    owner: string;
    purpose: string;
    duration: string;
  }[];
};

export type CookieTableProps = {
  /** The column headings, in the order of a row. */
  headers: readonly string[];
  groups: readonly StoredItemGroup[];
};

/** Everything that the site may store in a browser: one table for each permission. */
export function CookieTable({ headers, groups }: CookieTableProps) {
  return (
    <div className={`stack gap-8 ${styles.tables}`} data-cookie-table="">
      {groups.map(({ title, rows }) => (
        <DataTable
          key={title}
          caption={title}
          columns={headers.map((header) => ({ header }))}
          rows={rows.map(({ key, kind, owner, purpose, duration }) => [
            <code key={key}>{key}</code>,
            kind,
            owner,
            purpose,
            duration,
          ])}
        />
      ))}
    </div>
  );
}
