import { BlogProvider } from '../../features/blog/blog-provider.tsx';
import { prefetchList } from '../../features/blog/prefetch-blog.ts';
import { BlogHeading } from '../../sections/blog-heading/blog-heading.tsx';
import { BlogList } from '../../sections/blog-list/blog-list.tsx';
import { PressCoverage } from '../../sections/press-coverage/press-coverage.tsx';
import type { BlogContent } from './content.ts';

/** The blog: its articles, and what the press wrote. */
export function BlogPage({ articles, feed, press }: Pick<BlogContent, 'articles' | 'feed' | 'press'>) {
  return (
    <BlogProvider brought={{ page: 'blog', kept: articles }}>
      <BlogHeading feed={feed} />
      <BlogList />
      <PressCoverage pieces={press} />
    </BlogProvider>
  );
}

BlogPage.prefetch = prefetchList;
