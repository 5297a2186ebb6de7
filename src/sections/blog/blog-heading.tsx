import { useWords } from '../../i18n/provider.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

type BlogHeadingProps = {
  /** The paths of the blog's feeds in the page's language. */
  feeds: { atom: string; rss: string };
};

/** The header of the blog, with its feeds. */
export function BlogHeading({ feeds }: BlogHeadingProps) {
  const t = useWords();
  return (
    <PageHeading sign={t('blog.badge')} title={t('blog.title')} lead={t('blog.lead')}>
      <p className="cluster gap-x-4 small">
        {t('blog.feeds')}
        <a className="link" href={feeds.rss} type="application/rss+xml">
          RSS
        </a>
        <a className="link" href={feeds.atom} type="application/atom+xml">
          Atom
        </a>
      </p>
    </PageHeading>
  );
}
