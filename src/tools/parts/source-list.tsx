import { ChevronIcon } from '../../ui/icons.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { ShownSource } from './shown-sources.ts';
import styles from './fold.module.css';

type SourceListProps = {
  title: string;
  sources: readonly ShownSource[];
};

/** The sources of a tool's facts: each with the date of its text and the day on which it was read. */
export function SourceList({ title, sources }: SourceListProps) {
  const t = useWords();
  return (
    <details className={styles.fold}>
      <summary className="row middle apart strong">
        {title}
        <ChevronIcon />
      </summary>
      <ul className="stack gap-2 small breaks">
        {sources.map(({ title: name, publisher, url, dates }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {name}
            </OutsideAnchor>
            <span className="quiet">{` ${publisher}; ${dates}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
