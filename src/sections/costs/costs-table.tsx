import type { CostsResult } from '../../deciding/costs.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { eurosText } from '../answer-form/amounts.ts';
import type { CostsToolContent } from './costs-content.ts';
import styles from './costs-table.module.css';

type CostsTableProps = { result: CostsResult; content: CostsToolContent; tax: string | null };

/** Every item of the sum; one without a figure says that it is not in it. */
export function CostsTable({ result: { items, total }, content: { texts }, tax }: CostsTableProps) {
  const language = useLanguage();
  const { result } = texts;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{result.item}</th>
          <th scope="col">{result.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, amount }) => (
          <tr key={id}>
            <th scope="row">{id === 'course' && tax ? `${result.items[id]} (${tax})` : result.items[id]}</th>
            <td data-left-out={amount ? undefined : ''}>
              {amount ? eurosText(amount, language) : id === 'licenceFee' ? result.licenceFee : result.leftOut}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{result.total}</th>
          <td>{eurosText(total, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
