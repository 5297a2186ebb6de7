import { afterEach, expect, test, vi } from 'vitest';
import { readStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function storing(text: string | null): void {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } });
}

test('a stored value is read; a missing or damaged value, or refused storage, gives null', () => {
  storing('{"at":1}');
  expect(readStored('localStorage', 'key')).toEqual({ at: 1 });
  for (const text of [null, '', '{"at":']) {
    storing(text);
    expect(readStored('localStorage', 'key')).toBeNull();
  }
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(readStored('localStorage', 'key')).toBeNull();
});
