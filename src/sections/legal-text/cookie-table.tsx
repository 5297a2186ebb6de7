import { useWords } from '../../i18n/provider.tsx';
import type { Condition } from '../../site/services.ts';
import { DataTable } from '../../ui/data-table.tsx';
import styles from './legal-text.module.css';

/** What may be stored under one permission. */
export type StoredItemGroup = {
  title: string;
  /** When there is anything of it. */
  when: Condition | undefined;
  rows: readonly {
    key: string;
    kind: string;
    owner: string;
    purpose: string;
    duration: string;
    when: Condition | undefined;
  }[];
};

/** Everything that the site may store in a browser: one table for each permission. */
export function CookieTable({ groups }: { groups: readonly StoredItemGroup[] }) {
  const t = useWords();
  const columns = (['key', 'kind', 'owner', 'purpose', 'duration'] as const).map((column) => ({
    header: t(`legal.column.${column}`),
  }));
  return (
    <div className={styles.tables} data-cookie-table>
      {groups.map(({ title, when, rows }) => (
        <div key={title} data-when={when}>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows.map(({ key, kind, owner, purpose, duration }) => [
              <code key={key}>{key}</code>,
              kind,
              owner,
              purpose,
              duration,
            ])}
            rowProps={rows.map(({ when: whenSet }) => ({ 'data-when': whenSet }))}
          />
        </div>
      ))}
    </div>
  );
}
