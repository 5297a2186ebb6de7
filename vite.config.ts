import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints, styleOptions } from './build/breakpoints.ts';
import { buildTargets, styleTargets } from './build/oldest-browsers.ts';
import { pressDocuments } from './build/press-documents.ts';

/** The settings that all bundles made in `build/` share. */
export default defineConfig({
  plugins: [react(), pressDocuments(), breakpoints()],
  publicDir: 'public',
  css: styleOptions,
  build: {
    target: buildTargets(),
    cssTarget: styleTargets,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
