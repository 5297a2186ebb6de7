import { expect, test } from 'vitest';
import { tally } from './tally.ts';

const form = { es: 'mRoDv3', en: 'nAbC12' };
const forms = {
  contact: form,
  information: form,
  campus: form,
  'selection-process': form,
  organisation: form,
  proposal: form,
};

test('the hidden fields of a form in Tally have the facts of the page and the origin of the visit', () => {
  const host = document.createElement('div');
  const unmount = tally(forms).mount(
    host,
    {
      form: 'information',
      language: 'en',
      id: form.en,
      title: 'Ask for information',
      course: 'block-1-tower',
      campus: 'madrid',
      edition: 'block-1-2026-03',
      attribution: { clickId: 'gclid:Te-St_1', referrer: 'forum.example/atc', campaign: 'utm_source=fair' },
    },
    () => {},
  );
  const address = new URL(host.querySelector('iframe')?.dataset['tallySrc'] ?? '');
  unmount();
  expect(address.origin + address.pathname).toBe('https://tally.so/embed/nAbC12');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    page: location.origin + location.pathname,
    lang: 'en',
    course: 'block-1-tower',
    campus: 'madrid',
    edition: 'block-1-2026-03',
    click_id: 'gclid:Te-St_1',
    referrer: 'forum.example/atc',
    utm_source: 'fair',
  });
});
