import type { View } from '../../address.ts';

/** The screen on which a file of content is changed, by its folder. */
export function viewOf(file: string): View {
  if (file.startsWith('articles/')) return 'articles';
  return file.startsWith('courses/') || file === 'banner.yaml' ? 'courses' : 'texts';
}
