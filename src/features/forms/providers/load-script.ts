const loading = new Map<string, Promise<void>>();

/** Loads a script once in a document. After a failure the next call tries again. */
export function loadScript(src: string, type: 'module' | 'classic'): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    if (type === 'module') script.type = type;
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
