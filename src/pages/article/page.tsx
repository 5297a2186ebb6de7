import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { BlogProvider, useBlogAnswer } from '../../features/blog/blog-provider.tsx';
import type { BlogMemory } from '../../features/blog/blog-memory.ts';
import { articleQuestion, relatedQuestion } from '../../features/blog/blog-questions.ts';
import { prefetchArticle } from '../../features/blog/prefetch-blog.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { ArticleView } from '../../sections/blog-article/article-view.tsx';
import { FailureNote } from '../../sections/blog-notes/failure-note.tsx';
import { LoadingNote } from '../../sections/blog-notes/loading-note.tsx';
import { MissingArticle } from '../../sections/blog-notes/missing-article.tsx';
import { RelatedArticles } from '../../sections/blog-related/related-articles.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import type { ArticleContent } from './content.ts';

/** One article; or why it cannot be read. */
export function ArticlePage({ article, related }: ArticleContent) {
  function remember(memory: BlogMemory) {
    memory.keep(articleQuestion(article.id), article);
    memory.keep(relatedQuestion(article.id), related);
  }
  return (
    <BlogProvider remember={remember}>
      <ArticleReader id={article.id} />
    </BlogProvider>
  );
}

function ArticleReader({ id }: { id: string }) {
  const t = useWords();
  const { data: article, failed } = useBlogAnswer(useMemo(() => articleQuestion(id), [id]));
  const page = useRef<HTMLDivElement>(null);
  const waited = useRef(false);

  // After a wait the focus goes to the article's heading, as after every navigation.
  useEffect(() => {
    if (article === undefined && !failed) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      const heading = page.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  }, [article, failed]);

  return (
    <div ref={page}>
      {article && (
        <>
          <ArticleView article={article} />
          <BelowTheFold>
            <RelatedArticles id={id} />
          </BelowTheFold>
        </>
      )}
      {article === null && <MissingArticle />}
      {article === undefined && (
        <div className="wrap">
          {failed ? (
            <FailureNote text={t('blog.articleFailed')}>
              <SignButton arrow="back" render={<SiteLink to="blog" />}>
                {t('blog.back')}
              </SignButton>
            </FailureNote>
          ) : (
            <LoadingNote />
          )}
        </div>
      )}
    </div>
  );
}

function ArticleWaiting() {
  return (
    <div className="wrap">
      <LoadingNote />
    </div>
  );
}

ArticlePage.prefetch = prefetchArticle;
ArticlePage.Waiting = ArticleWaiting;
