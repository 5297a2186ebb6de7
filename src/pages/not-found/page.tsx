import { MissingArticle } from '../../sections/blog-notes/missing-article.tsx';
import { LostSignal } from '../../sections/lost-signal/lost-signal.tsx';

/** The screen for addresses that lead nowhere; an article that does not exist has a text of its own. */
export function NotFoundPage({ of }: { of?: 'article' }) {
  return of === 'article' ? <MissingArticle /> : <LostSignal />;
}
