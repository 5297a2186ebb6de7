import { BlogHeading } from '../../sections/blog/blog-heading.tsx';
import { StartHere } from '../../sections/blog/start-here.tsx';
import { BlogList } from '../../sections/blog/blog-list.tsx';
import { PressCoverage } from '../../sections/blog/press-coverage.tsx';
import { defineScreen } from '../page-content.ts';
import { blogContent, type BlogContent } from './content.ts';

export const screen = defineScreen(blogContent, BlogPage);

/** Shows the blog: first steps for beginners, its articles, and the press coverage. */
function BlogPage({ articles, feed, firstSteps, press }: BlogContent) {
  return (
    <>
      <BlogHeading feed={feed} />
      <BlogList articles={articles} />
      <StartHere steps={firstSteps} />
      <PressCoverage pieces={press} />
    </>
  );
}
