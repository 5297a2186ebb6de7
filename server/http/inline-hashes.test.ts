import { expect, test } from 'vitest';
import { inlineHashes } from './security-headers.ts';

test.each([
  ['<script>a</script><script >b</script>', 2, 0],
  ['<script>a</script><script>a</script><style>a</style><style>a</style>', 1, 1],
  ['<script src="/a.js">a</script>', 0, 0],
  ['<script data-src="x">a</script>', 1, 0],
  ['<script type="module">a</script>', 1, 0],
  ['<script type="application/json">{}</script>', 0, 0],
  ['<script type="application/ld+json">{}</script>', 0, 0],
  ['<script>\na\n</script>\n<style media="print">\np{}\n</style>', 1, 1],
  ['<scripts>a</scripts><p>style</p>', 0, 0],
])('in %j the hashes of %i scripts and %i styles are found', (html, scripts, styles) => {
  const found = inlineHashes(html);
  expect([found.scripts.length, found.styles.length]).toEqual([scripts, styles]);
  for (const hash of [...found.scripts, ...found.styles]) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
});

test('a hash is that of the text between the tags', () => {
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(inlineHashes('<script></script>').scripts).toEqual([empty]);
});
