import { expect, test, vi } from 'vitest';
import { reloadAfterDeployment } from './reload-after-deployment.ts';

test('if storage is refused, a chunk that cannot be loaded causes no unhandled rejection', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ build: 'newer' }));
  const failed = vi.fn();
  window.addEventListener('unhandledrejection', failed);
  reloadAfterDeployment('older');
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.fetch).toHaveBeenCalledWith('/data/build.json', { cache: 'no-store' });
  expect(failed).not.toHaveBeenCalled();
});
