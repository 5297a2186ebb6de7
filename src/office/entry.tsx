import '../styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('office');
if (!root) throw new Error('The document has no place for the office.');
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Oficina</h1>
    </main>
  </StrictMode>,
);
