/** The one inline script: what must happen before the first paint, and what must not hang on another file. */
import { holdPaint } from './features/language/hold-paint.ts';
import './features/navigation/first-view.ts';

holdPaint();
