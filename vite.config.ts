import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints, styleOptions } from './build/breakpoints.ts';
import { pressDocuments } from './build/press-documents.ts';

/** The oldest browsers in which scripts run. Older ones get plain pages, detected by `src/browser/plain-page.ts`. */
const oldestBrowsers = ['chrome117', 'edge117', 'firefox125', 'safari17', 'ios17'];

/**
 * The first browsers with cascade layers. Older ones ignore the whole style sheet, and so never get half a layout.
 */
const oldestWithStyles = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'];

/** The settings that all bundles made in `build/` share. */
export default defineConfig({
  plugins: [react(), pressDocuments(), breakpoints()],
  publicDir: 'public',
  css: styleOptions,
  build: {
    target: oldestBrowsers,
    cssTarget: oldestWithStyles,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
