import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Packing, storePage } from './stored-page.ts';

const PACKINGS: Packing[] = ['zstd', 'gzip'];
const unpack = { zstd: zstdDecompressSync, gzip: gunzipSync };
const about = { contentType: 'text/html', etag: 'W/"a"', policy: '' };

describe('a stored page', () => {
  it('unpacks to the same text whatever it says, however it was kept and how often it was sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 8 }),
        fc.constantFrom(...PACKINGS),
        fc.array(fc.constantFrom(...PACKINGS), { minLength: 1, maxLength: 6 }),
        (parts, packing, asked) => {
          const html = parts.join('€');
          const page = storePage({ ...about, page: Buffer.from(html), packing });
          for (const wanted of asked) {
            expect(unpack[wanted](page.packed(wanted)).toString()).toBe(html);
            expect(page.plain().toString()).toBe(html);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(PACKINGS)('is smaller once it was asked for as %s again, and counts room for its other form', (packing) => {
    const words = Array.from({ length: 6_000 }, (_, index) => `<li>${(index * 7_919) % 1_009} of ${index % 83}</li>`);
    const page = storePage({ ...about, page: Buffer.from(words.join('')), packing });
    const first = page.packed(packing).length;
    expect(page.packed(packing).length).toBeLessThan(first);
    expect(page.packed(packing)).toBe(page.packed(packing));
    expect(page.bytes).toBeGreaterThanOrEqual(2 * first);
  });
});
