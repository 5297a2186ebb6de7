const loading = new Map<string, Promise<void>>();

/**
 * Loads a script once in a document. After a failure the next call tries again, so it is no module: browsers never
 * request a module again that failed to load.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(src);
      reject(new Error(`${src} could not be loaded.`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
