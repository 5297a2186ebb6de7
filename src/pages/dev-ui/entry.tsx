import '../../styles/main.css';
import { createRoot } from 'react-dom/client';
import { DevUiPage } from './page.tsx';

document.documentElement.dataset.scripted = '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<DevUiPage />);
