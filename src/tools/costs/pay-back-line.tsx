import { fill } from '../../i18n/words/fill.ts';
import type { CostsResult } from './costs.ts';
import styles from './costs.module.css';
import type { CostsTexts } from './content.ts';

type PayBackLineProps = {
  result: CostsResult;
  texts: CostsTexts;
  /** Number of years across the full width. */
  most: number;
};

const row = 72;
const axis = 28;

/** A decorative line for each employer: the years of the course, and the range of years of paying back. */
export function PayBackLine({ result: { payBack, months }, texts, most }: PayBackLineProps) {
  const step = most > 20 ? 5 : most > 8 ? 2 : 1;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const at = (years: number) => `${Math.round((Math.min(years, most) / most) * 940) / 10}%`;
  const height = payBack.length * row;
  return (
    <svg className={styles.line} width="100%" height={height + axis} aria-hidden="true" focusable="false">
      {ticks.map((year) => (
        <g key={year}>
          <line className={styles.tick} x1={at(year)} x2={at(year)} y1="0" y2={height} />
          <text x={at(year)} y={height + axis - 8} textAnchor={year === 0 ? 'start' : 'middle'}>
            {year === ticks.at(-1) ? fill(texts.result.payBack.unit, { years: year }) : year}
          </text>
        </g>
      ))}
      {payBack.map(({ employer, years }, index) => {
        const y = index * row + 26;
        return (
          <g key={employer}>
            <line className={styles.course} x1="0" x2={at(months.to / 12)} y1={y} y2={y} />
            <line className={styles.way} x1={at(months.to / 12)} x2={at(years.from)} y1={y} y2={y} />
            {years.from < most && <line className={styles.range} x1={at(years.from)} x2={at(years.to)} y1={y} y2={y} />}
            <text x="0" y={y - 13}>
              {texts.result.employers[employer]}
            </text>
            <text x="0" y={y + 19}>
              {texts.result.payBack.course}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
