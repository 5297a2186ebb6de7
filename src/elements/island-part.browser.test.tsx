import { expect, test, vi } from 'vitest';
import { hydrateIsland } from '../islands/hydrate.tsx';
import { stage } from './element-stage.tsx';
import './island-part.ts';

vi.mock(import('../islands/hydrate.tsx'), () => ({ hydrateIsland: vi.fn(async () => undefined) }));

test('an island comes alive when it is near the window, once', async () => {
  const { container } = stage(
    <>
      <island-part>
        <p>cerca</p>
      </island-part>
      <div style={{ height: '9000px' }} />
      <island-part>
        <p>lejos</p>
      </island-part>
    </>,
  );
  const [near, far] = container.querySelectorAll('island-part');
  const alive = () => vi.mocked(hydrateIsland).mock.calls.map(([part]) => part);
  await expect.poll(alive).toEqual([near]);
  far!.querySelector('p')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(alive).toEqual([near, far]);
  near!.querySelector('p')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(alive()).toEqual([near, far]);
});
