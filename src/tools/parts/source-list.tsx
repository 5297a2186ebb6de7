import { ChevronIcon } from '../../ui/icons.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { ShownSource } from './shown-sources.ts';
import folds from './fold.module.css';
import styles from './source-list.module.css';

type SourceListProps = {
  title: string;
  sources: readonly ShownSource[];
};

/** The sources of a tool's facts: each with the date of its text and the day on which it was read. */
export function SourceList({ title, sources }: SourceListProps) {
  const t = useWords();
  return (
    <details className={`${folds.fold} ${styles.sources}`}>
      <summary>
        {title}
        <ChevronIcon />
      </summary>
      <ul>
        {sources.map(({ title: name, publisher, url, dates }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {name}
            </OutsideAnchor>
            <span>{` ${publisher}; ${dates}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
