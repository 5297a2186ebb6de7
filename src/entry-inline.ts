/** The one inline script: what must happen before the first paint, and what must not hang on another file. */
import { whenLoaded } from './browser/when-idle.ts';
import { holdPaint } from './features/language/hold-paint.ts';
import { askForStart } from './features/navigation/first-view.ts';

// Nothing is painted before it is known whether the visitor is led on, and what the address asks for is noted before the
// visitor goes on: a language is a choice. Any other page is painted first.
if (holdPaint() || location.search || location.hash) void askForStart();
else whenLoaded(() => void askForStart());
