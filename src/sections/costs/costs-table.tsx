import type { CostsResult, ItemId } from '../../deciding/costs.ts';
import { wordList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { eurosText, rangeText } from '../answer-form/amounts.ts';
import type { CostsToolContent } from './costs-content.ts';

type CostsTableProps = { result: CostsResult; content: CostsToolContent; tax: string | null };

/** Every item of the sum; the caption names items without a known amount. */
export function CostsTable({ result: { items, total, monthsBeforeMove }, content: { texts }, tax }: CostsTableProps) {
  const language = useLanguage();
  const { result } = texts;
  const leftOut = items.filter(({ amount }) => !amount).map(({ id }) => lowered(result.items[id]));
  const rowName = (id: ItemId) => {
    const item = result.items[id];
    if (id === 'course' && tax) return `${item} (${tax})`;
    if (id !== 'rent' || !monthsBeforeMove) return item;
    return fill(result.moved, { item, months: rangeText(monthsBeforeMove) });
  };
  const rows = items.flatMap(({ id, amount }) => (amount ? [[rowName(id), eurosText(amount, language)]] : []));
  return (
    <DataTable
      caption={fill(result.leftOut, { items: wordList(leftOut, language) })}
      columns={[{ header: result.item }, { header: result.amount }]}
      rows={[...rows, [result.total, <b key="total">{eurosText(total, language)}</b>]]}
    />
  );
}

/** A label with a small first letter, for the middle of a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
