import type { ComparedFact } from '../../deciding/compare/compare-courses.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { FactLines } from './fact-lines.tsx';
import styles from './course-comparison.module.css';

type SharedFactsProps = { title: string; facts: readonly { id: string; label: string; fact: ComparedFact }[] };

/** Facts that all compared courses share, stated once, in a fold. */
export function SharedFacts({ title, facts }: SharedFactsProps) {
  return (
    <details className={`${styles.shared} wrap`} open>
      <summary>
        <span>{title}</span>
        <ChevronIcon />
      </summary>
      <dl>
        {facts.map(({ id, label, fact }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <FactLines {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
