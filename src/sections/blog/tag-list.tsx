import type { TagLabel } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SignTag } from '../../ui/sign-tag.tsx';

/** Tags on a card, each a link to the tag's articles. They are in front of the link that covers the whole card. */
export function TagList({ tags, className }: { tags: readonly TagLabel[]; className?: string | undefined }) {
  const t = useWords();
  return (
    <ul className={classNames('cluster gap-2', className)} aria-label={t('blog.tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <SiteLink className="raised plain lit" to="blog" suffix={`?tag=${id}`}>
            <SignTag tone="quiet">{name}</SignTag>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
