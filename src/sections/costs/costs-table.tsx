import type { CostsResult } from '../../deciding/costs.ts';
import { wordList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { eurosText } from '../answer-form/amounts.ts';
import type { CostsToolContent } from './costs-content.ts';

type CostsTableProps = { result: CostsResult; content: CostsToolContent; tax: string | null };

/** Every item of the sum; the caption names those that are not in it. */
export function CostsTable({ result: { items, total }, content: { texts }, tax }: CostsTableProps) {
  const language = useLanguage();
  const { result } = texts;
  const leftOut = items.filter(({ amount }) => !amount).map(({ id }) => lowered(result.items[id]));
  const rows = items.flatMap(({ id, amount }) => {
    const name = id === 'course' && tax ? `${result.items[id]} (${tax})` : result.items[id];
    return amount ? [[name, eurosText(amount, language)]] : [];
  });
  return (
    <DataTable
      caption={fill(result.leftOut, { items: wordList(leftOut, language) })}
      columns={[{ header: result.item }, { header: result.amount }]}
      rows={[...rows, [result.total, <b key="total">{eurosText(total, language)}</b>]]}
    />
  );
}

/** A label as it stands inside a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
