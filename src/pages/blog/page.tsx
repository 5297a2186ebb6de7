import { BlogHeading } from '../../sections/blog-heading/blog-heading.tsx';
import { StartHere } from '../../sections/blog-heading/start-here.tsx';
import { BlogList } from '../../sections/blog-list/blog-list.tsx';
import { LoadingNote } from '../../sections/blog-notes/loading-note.tsx';
import { PressCoverage } from '../../sections/press-coverage/press-coverage.tsx';
import type { BlogContent } from './content.ts';

/** Shows the blog: first steps for beginners, its articles, and the press coverage. */
export function BlogPage({ articles, feeds, firstSteps, press }: BlogContent) {
  return (
    <>
      <BlogHeading feeds={feeds} />
      <BlogList articles={articles} />
      <StartHere steps={firstSteps} />
      <PressCoverage pieces={press} />
    </>
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

BlogPage.Waiting = BlogWaiting;
