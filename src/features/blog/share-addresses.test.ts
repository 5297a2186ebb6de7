import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

const address = 'https://site.invalid/blog/un-dia-en-la-torre?lang=en';

it('puts the whole address into every link, and any title into every link except the one to LinkedIn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const { mail, LinkedIn, X, WhatsApp } = shareAddresses(title, address);
      expect(new URL(mail).searchParams.get('subject')).toBe(title);
      expect(new URL(mail).searchParams.get('body')).toBe(address);
      expect(new URL(LinkedIn).searchParams.get('url')).toBe(address);
      expect(new URL(X).searchParams.get('text')).toBe(title);
      expect(new URL(X).searchParams.get('url')).toBe(address);
      expect(new URL(WhatsApp).searchParams.get('text')).toBe(`${title} ${address}`);
    }),
  );
});

it('keeps the origin unencoded, so that the server can replace it', () => {
  for (const way of Object.values(shareAddresses('Un día en la torre', address)))
    expect(way).toContain('https://site.invalid/');
});
