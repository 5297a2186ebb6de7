import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import type { ContentFileView } from '../../../schema/office-content.ts';
import { PagePreview } from './page-preview.tsx';

test('the page is shown as with its scripts', async () => {
  // Any file of the test's server stands for the page.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ root: '/package.json' }));
  const view: ContentFileView = {
    file: 'centre.yaml',
    title: '',
    version: '1',
    groups: [],
    pages: [{ es: '', en: '' }],
  };
  const place = { view: 'texts', selection: {}, enquiry: null } as const;
  const screen = await renderInOffice(<PagePreview place={place} sheet={{ views: [view], groups: [] }} />);
  const frame = () => screen.container.querySelector('iframe')?.contentDocument?.documentElement;
  await expect.poll(() => frame()?.hasAttribute('data-scripted')).toBe(true);
});
