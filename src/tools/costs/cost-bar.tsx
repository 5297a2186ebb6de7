import type { PartId } from './costs.ts';
import { euros } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import styles from './cost-bar.module.css';
import type { Range } from '../parts/amounts.ts';

type CostBarProps = {
  parts: readonly { id: PartId; amount: Range }[];
  names: Record<PartId, string>;
  /** Euros per full width: the largest total of all ways, so that the bars of different ways can be compared. */
  scale: number;
};

const bar = 36;
const row = 26;
const rowAt = (index: number) => bar + (index + 1) * row - 6;

/**
 * The cost of a way as a stacked bar, with the upper value of each part. Each part is labelled below its start. The
 * table beside it has the same information.
 */
export function CostBar({ parts, names, scale }: CostBarProps) {
  const language = useLanguage();
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount.to, 0));
  const at = (amount: number) => `${Math.round((amount / scale) * 1000) / 10}%`;
  return (
    <svg className={styles.bar} width="100%" height={bar + parts.length * row} aria-hidden="true" focusable="false">
      {parts.map(({ id, amount }, index) => (
        <rect key={id} data-part={id} x={at(starts[index] ?? 0)} y="0" width={at(amount.to)} height={bar} />
      ))}
      {parts.map(({ id }, index) => (
        <line key={id} x1={at(starts[index] ?? 0)} x2={at(starts[index] ?? 0)} y1={bar} y2={rowAt(index) + 2} />
      ))}
      {parts.map(({ id, amount }, index) => {
        const start = starts[index] ?? 0;
        const isLate = start > scale / 2;
        return (
          <text
            key={id}
            x={at(start)}
            dx={isLate ? -6 : 6}
            y={rowAt(index)}
            textAnchor={isLate ? 'end' : 'start'}
          >{`${names[id]} ${euros(amount.to, language)}`}</text>
        );
      })}
    </svg>
  );
}
