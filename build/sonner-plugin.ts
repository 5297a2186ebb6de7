import type { Plugin } from 'vite';

/**
 * Sonner writes its style sheet into the page when it is loaded, which a strict content security policy refuses.
 * This takes that call out; src/ui/toaster-layout.css brings the same sheet as a file.
 */
export function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    // Prebundled dependencies skip transforms, so development has to read the module as it is.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (without === code) this.error('sonner no longer inserts its styles as expected: look again');
        return { code: without, map: null };
      },
    },
  };
}
