import { useWords } from '../../i18n/provider.tsx';
import { SampleTag } from './sample-tag.tsx';
import { FactRows } from './fact-rows.tsx';
import styles from './sample-facts.module.css';

/** Samples for facts that the centre has not given yet, with one mark. Renders nothing for an empty list. */
export function SampleFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  const t = useWords();
  if (facts.length === 0) return null;
  return (
    <div className={`small ${styles.block}`}>
      <p>
        <SampleTag /> {t('sample.unconfirmed')}
      </p>
      <dl data-items className="stack gap-2 pairs">
        <FactRows facts={facts} />
      </dl>
    </div>
  );
}
