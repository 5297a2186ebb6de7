/** Adds a style sheet once. Resolves when it is loaded, and also when it cannot be loaded. */
export function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}
