import type { CostsResult } from '../../deciding/costs.ts';
import { wordList } from '../../i18n/format.ts';
import { fill } from '../../i18n/words/fill.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { eurosText } from '../answer-form/amounts.ts';
import type { CostsToolContent } from './costs-content.ts';
import styles from './costs-table.module.css';

type CostsTableProps = { result: CostsResult; content: CostsToolContent; tax: string | null };

/** Every item of the sum, and below it those that are not in it. */
export function CostsTable({ result: { items, total }, content: { texts }, tax }: CostsTableProps) {
  const language = useLanguage();
  const { result } = texts;
  const leftOut = items.filter(({ amount }) => !amount).map(({ id }) => lowered(result.items[id]));
  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{result.item}</th>
            <th scope="col">{result.amount}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(
            ({ id, amount }) =>
              amount && (
                <tr key={id}>
                  <th scope="row">{id === 'course' && tax ? `${result.items[id]} (${tax})` : result.items[id]}</th>
                  <td>{eurosText(amount, language)}</td>
                </tr>
              ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{result.total}</th>
            <td>{eurosText(total, language)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.leftOut}>{fill(result.leftOut, { items: wordList(leftOut, language) })}</p>
    </div>
  );
}

/** A label as it stands inside a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
