import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CachedPage } from './cached-page.ts';

const pageOf = (html: string) =>
  new CachedPage({ html: Buffer.from(html), contentType: 'text/html', nonce: 'abc' }, () => '');

it('decompresses to the same text in every encoding, however often it is sent', () => {
  const decoders = { zstd: zstdDecompressSync, gzip: gunzipSync };
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 8 }), (parts) => {
      const html = parts.join('€');
      const page = pageOf(html);
      for (const encoding of ['gzip', 'zstd', 'gzip'] as const)
        expect(decoders[encoding](page.body(encoding)).toString()).toBe(html);
      expect(page.body(null).toString()).toBe(html);
    }),
    { numRuns: 100 },
  );
});

it('is compressed once for each encoding, and counts room for both', () => {
  const rows = Array.from({ length: 6_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} of ${index % 83}</li>`);
  const page = pageOf(rows.join(''));
  for (const encoding of ['zstd', 'gzip'] as const) expect(page.body(encoding)).toBe(page.body(encoding));
  expect(page.bytes).toBe(2 * page.body('zstd').length);
});
