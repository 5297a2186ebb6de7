import { ArticleView } from '../../sections/blog-article/article-view.tsx';
import { RelatedArticles } from '../../sections/cards/related-articles.tsx';
import { defineScreen } from '../page-content.ts';
import { articleContent, type ArticleContent } from './content.ts';

export const screen = defineScreen(articleContent, ArticlePage);

/** Shows one article, and others to read next. */
function ArticlePage({ article, related }: ArticleContent) {
  return (
    <>
      <ArticleView article={article} />
      <RelatedArticles articles={related} />
    </>
  );
}
