/** The script of every page in development: imports all components, for their styles, besides the site's script. */
import './entry-site.ts';
import './pages/all-pages.ts';
import './page-frame.tsx';
