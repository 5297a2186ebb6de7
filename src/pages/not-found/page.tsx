import { MissingArticle } from '../../sections/blog-notes/missing-article.tsx';
import { LostSignal } from '../../sections/lost-signal/lost-signal.tsx';
import { NotOffered, type NotOfferedProps } from '../../sections/not-offered/not-offered.tsx';

type NotFoundPageProps = { of?: undefined } | { of: 'article' } | ({ of: 'course' } & NotOfferedProps);

/**
 * The screen for unknown addresses. Articles that do not exist and courses that are not offered at the moment have
 * their own texts.
 */
export function NotFoundPage(props: NotFoundPageProps) {
  if (props.of === 'course') return <NotOffered course={props.course} words={props.words} />;
  return props.of === 'article' ? <MissingArticle /> : <LostSignal />;
}
