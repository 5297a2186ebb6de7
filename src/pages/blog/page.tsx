import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { BlogProvider } from '../../features/blog/blog-provider.tsx';
import { listQuestion } from '../../features/blog/blog-questions.ts';
import { prefetchList } from '../../features/blog/prefetch-blog.ts';
import { BlogHeading } from '../../sections/blog-heading/blog-heading.tsx';
import { StartHere } from '../../sections/blog-heading/start-here.tsx';
import { BlogList } from '../../sections/blog-list/blog-list.tsx';
import { LoadingNote } from '../../sections/blog-notes/loading-note.tsx';
import { PressCoverage } from '../../sections/press-coverage/press-coverage.tsx';
import type { BlogContent } from './content.ts';

/**
 * The blog: the way in for who starts, its articles, and what the press wrote. A page that a link opened comes without its
 * articles: the list asks for them.
 */
export function BlogPage({ articles, feeds, firstSteps, press }: Partial<BlogContent> & Omit<BlogContent, 'articles'>) {
  return (
    <BlogProvider remember={(memory) => articles && memory.keep(listQuestion, articles)}>
      <BlogHeading feeds={feeds} />
      <BlogList />
      <BelowTheFold>
        <StartHere steps={firstSteps} />
        <PressCoverage pieces={press} />
      </BelowTheFold>
    </BlogProvider>
  );
}

function BlogWaiting() {
  return (
    <>
      <BlogHeading />
      <div className="wrap">
        <LoadingNote />
      </div>
    </>
  );
}

BlogPage.prefetch = prefetchList;
BlogPage.Waiting = BlogWaiting;
