import { createContext, useContext, useMemo } from 'react';
import { usePageSource } from '../navigation/page-source.tsx';
import type { BlogSource } from './blog-source.ts';
import { builtInBlogSource } from './built-in-blog-source.ts';

/** Puts another source in the place of the built-in one. */
export const BlogSourceContext = createContext<BlogSource | null>(null);

/** Where the blog's articles come from; null while a page is drawn on the server. */
export function useBlogSource(): BlogSource | null {
  const other = useContext(BlogSourceContext);
  const pages = usePageSource();
  return useMemo(() => other ?? (pages && builtInBlogSource(pages)), [other, pages]);
}
