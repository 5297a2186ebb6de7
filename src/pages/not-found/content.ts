import { notOffered } from '../../site/hidden-courses.ts';
import { missingArticle } from '../../site/page-data.ts';
import { courseMenu } from '../../site/menus.ts';
import { coursePageName } from '../course-parts/course-page-name.ts';
import type { ContentRequest, PageContent } from '../page-content.ts';
import type { NotOfferedProps } from '../../sections/course-page/not-offered.tsx';

export type NotFoundContent = { of?: undefined } | { of: 'article' } | ({ of: 'course' } & NotOfferedProps);

/** The head of the screens for unknown addresses, articles and hidden courses; their texts are interface texts. */
export function notFoundContent({
  content,
  params,
  language,
  t,
}: ContentRequest<'notFound'>): PageContent<NotFoundContent> {
  const { name } = content.centre;
  if (params.of === missingArticle.of) {
    const head = { title: t('blog.notFound'), description: t('blog.notFoundDescription', { name }) };
    return { head, content: { of: 'article' } };
  }
  const route = courseMenu.find((each) => notOffered(each).route === params.route);
  if (route) {
    const course = coursePageName(content, route)[language];
    const head = { title: t('notOffered.headTitle', { course }), description: t('notOffered.text') };
    const words = {
      title: t('notOffered.title'),
      text: t('notOffered.text'),
      ask: t('notOffered.ask'),
      message: t('notOffered.message', { course }),
    };
    return { head, content: { of: 'course', course, words } };
  }
  return {
    head: { title: t('lost.headTitle'), description: t('lost.headDescription', { name }) },
    content: {},
  };
}
