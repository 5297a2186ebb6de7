import type { TagLabel } from '../../features/blog/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './tag-list.module.css';

/** Tags on a card: the card is one link, so they are none. */
export function TagList({ tags }: { tags: readonly TagLabel[] }) {
  const t = useWords();
  return (
    <ul className={styles.tags} aria-label={t('blog.tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <SignTag tone="quiet">{name}</SignTag>
        </li>
      ))}
    </ul>
  );
}
