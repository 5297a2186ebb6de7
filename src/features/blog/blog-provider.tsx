import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { usePageSource } from '../navigation/page-source.tsx';
import { keepBlogData, type BlogPageContent } from './blog-queries.ts';
import { blogClient } from './blog-client.ts';

/**
 * Gives the blog's pages the memory of their queries. A page drawn on the server, and the one that a document begins
 * with, start with what they brought along: no spinner, no request. One that was opened by a link asks its source.
 */
export function BlogProvider({ brought, children }: { brought: BlogPageContent; children: ReactNode }) {
  const around = useContext(QueryClientContext);
  const source = usePageSource();
  const [client] = useState(() => {
    if (around) return around;
    const queries = source ? blogClient() : new QueryClient();
    if (!source || Object.values(source.first.content as object).includes(brought.kept)) keepBlogData(queries, brought);
    return queries;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
