import '../../styles/main.css';
import { createRoot } from 'react-dom/client';
import { DevUiPage } from './page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<DevUiPage />);
