import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { FactsContext } from '../src/office/data/facts.ts';
import { officeFacts } from './office-facts.ts';

/** Renders a part of the office's screen for one person. */
export function renderInOffice(part: ReactElement, client = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <FactsContext value={officeFacts}>{children}</FactsContext>
    </QueryClientProvider>
  );
  return render(part, { wrapper });
}
