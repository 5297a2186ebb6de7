import { euros } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import type { Range } from '../parts/amounts.ts';
import styles from './costs.module.css';
import type { PartId } from './costs.ts';

type CostBarProps = {
  parts: readonly { id: PartId; amount: Range }[];
  names: Record<PartId, string>;
  /** Euros per full width: the largest total of all ways, so that the bars of different ways can be compared. */
  scale: number;
};

/** The cost of a way as a stacked bar, and the name and upper value of each part beside a square of its colour. */
export function CostBar({ parts, names, scale }: CostBarProps) {
  const language = useLanguage();
  const at = (amount: number) => `${Math.round((amount / scale) * 1000) / 10}%`;
  return (
    <>
      <svg className={styles.bar} width="100%" height="36" aria-hidden="true" focusable="false">
        {parts.map(({ id, amount }, index) => (
          <rect
            key={id}
            data-part={id}
            x={at(parts.slice(0, index).reduce((sum, before) => sum + before.amount.to, 0))}
            width={at(amount.to)}
            height="100%"
          />
        ))}
      </svg>
      <ul className={`cluster gap-1 gap-x-6 ${styles.parts}`}>
        {parts.map(({ id, amount }) => (
          <li key={id} className="row gap-2 middle">
            <svg className={styles.bar} width="16" height="16" aria-hidden="true" focusable="false">
              <rect data-part={id} width="100%" height="100%" />
            </svg>
            {names[id]} <strong className="tabular">{euros(amount.to, language)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
