import '../styles/main.css';
import './office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './data/query-client.ts';
import { Office } from './office.tsx';

const root = document.getElementById('office');
if (!root) throw new Error('The document has no place for the office.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Office />
    </QueryClientProvider>
  </StrictMode>,
);
