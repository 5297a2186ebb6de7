import { missingArticle } from '../../site/page-data.ts';
import type { ContentRequest } from '../page-content.ts';

/** The head of the screen for unknown addresses, and of that for unknown articles; all they say are interface words. */
export function notFoundContent({ content, params, t }: ContentRequest<'notFound'>) {
  const { name } = content.centre;
  if (params.of === missingArticle.of) {
    const head = { title: t('blog.notFound'), description: t('blog.notFoundDescription', { name }) };
    return { head, content: { of: 'article' } };
  }
  return {
    head: { title: t('lost.headTitle'), description: t('lost.headDescription', { name }) },
    content: {},
  };
}
