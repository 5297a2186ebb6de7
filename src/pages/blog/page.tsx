import { BlogProvider } from '../../features/blog/blog-provider.tsx';
import { listQuestion } from '../../features/blog/blog-questions.ts';
import { prefetchList } from '../../features/blog/prefetch-blog.ts';
import { BlogHeading } from '../../sections/blog-heading/blog-heading.tsx';
import { BlogList } from '../../sections/blog-list/blog-list.tsx';
import { PressCoverage } from '../../sections/press-coverage/press-coverage.tsx';
import type { BlogContent } from './content.ts';

/** The blog: its articles, and what the press wrote. */
export function BlogPage({ articles, feed, press }: Pick<BlogContent, 'articles' | 'feed' | 'press'>) {
  return (
    <BlogProvider remember={(memory) => memory.keep(listQuestion, articles)}>
      <BlogHeading feed={feed} />
      <BlogList />
      <PressCoverage pieces={press} />
    </BlogProvider>
  );
}

BlogPage.prefetch = prefetchList;
