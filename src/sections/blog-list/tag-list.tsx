import type { TagLabel } from '../../features/blog/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './tag-list.module.css';

/** Tags on a card: the card is one link, so they are none. */
export function TagList({ tags, className }: { tags: readonly TagLabel[]; className?: string | undefined }) {
  const t = useWords();
  return (
    <ul className={classNames(styles.tags, className)} aria-label={t('blog.tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <SignTag tone="quiet">{name}</SignTag>
        </li>
      ))}
    </ul>
  );
}
