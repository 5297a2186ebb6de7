import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FixedAddress } from '../../features/page/address.tsx';
import { useChosenCategory } from './use-chosen-category.ts';

test('the attribute for the styles stays until the page itself shows the chosen category', async () => {
  const { dataset } = document.documentElement;
  const commits: unknown[] = [];
  function Chosen() {
    const chosen = useChosenCategory();
    useLayoutEffect(() => void commits.push({ noted: dataset['onlyCategory'], chosen }));
    return <p>{chosen}</p>;
  }
  const page = (
    <FixedAddress location="/cursos?category=initial">
      <Chosen />
    </FixedAddress>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  dataset['onlyCategory'] = 'initial';
  const root = hydrateRoot(place, page);
  await expect.poll(() => place.textContent).toBe('initial');
  expect(commits).toEqual([
    { noted: 'initial', chosen: null },
    { noted: undefined, chosen: 'initial' },
  ]);
  root.unmount();
  place.remove();
});
