import type { RouteParams } from '../../site/links.ts';
import type { PageSource } from '../navigation/screen-component.ts';
import { documentBlogMemory } from './blog-memory.ts';
import { articleQuestion, listQuestion } from './blog-questions.ts';
import { builtInBlogSource } from './built-in-blog-source.ts';

/** Asks the source for the list before the blog is opened, so that its spinner is rarely seen. */
export function prefetchList(pages: PageSource): void {
  void documentBlogMemory().ask(listQuestion, builtInBlogSource(pages));
}

/** Asks the source for an article before it is opened. */
export function prefetchArticle(pages: PageSource, { slug }: RouteParams): void {
  if (slug) void documentBlogMemory().ask(articleQuestion(slug), builtInBlogSource(pages));
}
