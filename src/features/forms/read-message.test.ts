import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { builtin } from './providers/builtin.ts';
import { readMessage } from './read-message.ts';

const siteOrigin = 'https://www.example.com';
// A message keeps the window it came from by identity; nothing else of a window is looked at.
const frameWindow = { postMessage() {} } as unknown as Window;
const submission = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';
const resize = { type: 'form-widget:resize', form: 'contact', height: 900 };
const submitted = { type: 'form-widget:submitted', form: 'contact', submission };

function read(
  data: unknown,
  { origin = siteOrigin, source = frameWindow }: { origin?: string; source?: Window | null } = {},
) {
  return readMessage({ data, origin, source }, { form: 'contact', provider: builtin, frameWindow, siteOrigin });
}

describe('a message', () => {
  it('of the form’s own frame is read', () => {
    expect(read(resize)).toEqual({ kind: 'resize', form: 'contact', height: 900 });
    expect(read(submitted)).toEqual({ kind: 'submitted', form: 'contact', submission });
  });

  test.each([
    [-5, 200],
    [199.2, 200],
    [900.1, 901],
    [1e9, 6000],
  ])('with the height %d makes the frame %d high', (height, shown) => {
    expect(read({ ...resize, height })).toMatchObject({ height: shown });
  });

  it('of another origin, another window or no window is ignored', () => {
    const other = { ...frameWindow };
    for (const data of [resize, submitted]) {
      expect(read(data, { origin: 'https://evil.example' })).toBeNull();
      expect(read(data, { origin: 'null' })).toBeNull();
      expect(read(data, { source: other })).toBeNull();
      expect(read(data, { source: null })).toBeNull();
    }
  });

  it('before the frame has a window is ignored', () => {
    const listener = { form: 'contact', provider: builtin, frameWindow: null, siteOrigin } as const;
    expect(readMessage({ data: submitted, origin: siteOrigin, source: null }, listener)).toBeNull();
  });

  test.each([
    null,
    undefined,
    'form-widget:submitted',
    JSON.stringify(submitted),
    [],
    [submitted],
    {},
    { type: 'form-widget:resize' },
    { ...resize, form: 'campus' },
    { ...resize, form: 'unknown' },
    { ...resize, form: ['contact'] },
    { ...resize, height: '900' },
    { ...resize, height: NaN },
    { ...resize, height: Infinity },
    { ...resize, type: 'form-widget:other' },
    { ...submitted, submission: 1 },
    { ...submitted, submission: '' },
    { ...submitted, submission: `${submission}<` },
    { ...submitted, submission: { toString: () => submission } },
  ])('%# that is malformed is ignored', (data) => {
    expect(read(data)).toBeNull();
  });

  it('is never thrown over, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }),
        (data) => read(data) === null,
      ),
    );
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (height, id) => {
        read({ ...resize, height });
        read({ ...submitted, submission: id });
      }),
    );
  });
});
