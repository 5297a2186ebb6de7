import { MissingArticle } from '../../sections/blog/missing-article.tsx';
import { LostSignal } from '../../sections/lost-signal/lost-signal.tsx';
import { NotOffered } from '../../sections/course-page/not-offered.tsx';
import { defineScreen } from '../page-content.ts';
import { notFoundContent, type NotFoundContent } from './content.ts';

export const screen = defineScreen(notFoundContent, NotFoundPage);

/**
 * The screen for unknown addresses. Articles that do not exist and courses that are not offered at the moment have
 * their own texts.
 */
function NotFoundPage(props: NotFoundContent) {
  if (props.of === 'course') return <NotOffered course={props.course} words={props.words} />;
  return props.of === 'article' ? <MissingArticle /> : <LostSignal />;
}
