import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { PageArrivalContext } from '../navigation/lazy-section.tsx';
import { usePageSource } from '../navigation/page-source.tsx';
import { createBlogMemory, documentBlogMemory, type BlogAnswer, type BlogMemory } from './blog-memory.ts';
import type { BlogQuestion } from './blog-questions.ts';
import { useBlogSource } from './blog-source-context.tsx';

/** The memory that the components below read. */
export const BlogMemoryContext = createContext<BlogMemory | null>(null);

/**
 * Gives the blog's pages their memory. A page that is shown whole at once (drawn on the server, the first of a document,
 * or gone back to) starts with the data it came with: no spinner, no request. One that was opened by a link asks the source.
 * @param remember puts the page's own data into the memory
 */
export function BlogProvider({ remember, children }: { remember: (memory: BlogMemory) => void; children: ReactNode }) {
  const around = useContext(BlogMemoryContext);
  const pages = usePageSource();
  const arrival = useContext(PageArrivalContext);
  const [memory] = useState(() => {
    const own = around ?? (pages ? documentBlogMemory() : createBlogMemory());
    if (arrival === 'whole') remember(own);
    return own;
  });
  return <BlogMemoryContext value={memory}>{children}</BlogMemoryContext>;
}

/**
 * What is known of a question; asks the source when the component appears.
 * @throws Error outside a `BlogProvider`
 */
export function useBlogAnswer<T>(question: BlogQuestion<T>): BlogAnswer<T> & { askAgain: () => void } {
  const memory = useContext(BlogMemoryContext);
  const source = useBlogSource();
  if (!memory) throw new Error('The blog is read outside its provider: wrap the component in <BlogProvider>.');
  const read = () => memory.answerTo(question);
  const answer = useSyncExternalStore(memory.subscribe, read, read);
  const ask = useCallback(() => {
    // Without a source, as on the server, the answer is what the page came with.
    if (source) void memory.ask(question, source);
  }, [memory, question, source]);
  useEffect(ask, [ask]);
  return { ...answer, askAgain: ask };
}
