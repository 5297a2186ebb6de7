/** The one inline script: what must happen before the first paint, and what starts everything else after it. */
import './features/language/before-paint.ts';
import './features/navigation/start-after-paint.ts';
