import { ArticleView } from '../../sections/blog-article/article-view.tsx';
import { LoadingNote } from '../../sections/blog-notes/loading-note.tsx';
import { RelatedArticles } from '../../sections/blog-related/related-articles.tsx';
import type { ArticleContent } from './content.ts';

/** Shows one article, and others to read next. */
export function ArticlePage({ article, related }: ArticleContent) {
  return (
    <>
      <ArticleView article={article} />
      <RelatedArticles articles={related} />
    </>
  );
}

function ArticleWaiting() {
  return (
    <div className="wrap">
      <LoadingNote />
    </div>
  );
}

ArticlePage.Waiting = ArticleWaiting;
