import { useWords } from '../../i18n/provider.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

type BlogHeadingProps = {
  /** The path of the blog's feed in the page's language. */
  feed: string;
};

/** The header of the blog, with its feed. */
export function BlogHeading({ feed }: BlogHeadingProps) {
  const t = useWords();
  return (
    <PageHeading sign={t('blog.badge')} title={t('blog.title')} lead={t('blog.lead')}>
      <p className="cluster gap-x-4 small">
        {t('blog.feed')}
        <a className="link" href={feed} type="application/atom+xml">
          RSS
        </a>
      </p>
    </PageHeading>
  );
}
