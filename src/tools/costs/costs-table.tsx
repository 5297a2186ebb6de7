import type { CostsResult, ItemId } from './costs.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { eurosText, rangeText } from '../parts/amounts.ts';
import type { CostsToolContent } from './content.ts';

type CostsTableProps = { result: CostsResult; content: CostsToolContent; tax: string | null };

/** Every item of the sum. */
export function CostsTable({
  result: { items, total, tax: untaxed, monthsBeforeMove },
  content: { texts },
  tax,
}: CostsTableProps) {
  const language = useLanguage();
  const { result } = texts;
  const rowName = (id: ItemId) => {
    const item = result.items[id];
    const note = untaxed === null ? tax : result.untaxed;
    if (id === 'course' && note) return `${item} (${note})`;
    if (id !== 'rent' || !monthsBeforeMove) return item;
    return fill(result.moved, { item, months: rangeText(monthsBeforeMove) });
  };
  const rows = items.flatMap(({ id, amount }) => (amount ? [[rowName(id), eurosText(amount, language)]] : []));
  return (
    <DataTable
      caption={result.caption}
      columns={[{ header: result.item }, { header: result.amount }]}
      rows={[...rows, [result.total, <b key="total">{eurosText(total, language)}</b>]]}
    />
  );
}
