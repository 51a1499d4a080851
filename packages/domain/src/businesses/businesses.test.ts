import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSlug, FIXED_ADDRESSES, SLUG_MOST, slugIdeas, slugOf } from './index.ts';

describe('the slug of a shop', () => {
  it.each([
    ['Lúnasa Nails', 'lunasa-nails'],
    ['Fern & Fold', 'fern-and-fold'],
    ["O'Brien’s  Barbers", 'obriens-barbers'],
    ['  ÆON Straße — Łódź  ', 'aeon-strasse-lodz'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['..//..', ''],
    ['日本の美容院', ''],
    ['💇', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is valid or empty for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugOf(name);
        const checked = checkSlug(slug);
        expect(checked.ok || slug.length < 2 || FIXED_ADDRESSES.has(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('is never one of the site’s own paths, and there is always another candidate', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...FIXED_ADDRESSES), fc.string({ maxLength: 90 })),
        fc.string({ maxLength: 40 }),
        (name, area) => {
          const ideas = slugIdeas(name, area, 'nails');
          expect(ideas.length).toBeGreaterThan(5);
          expect(new Set(ideas).size).toBe(ideas.length);
          for (const idea of ideas) {
            expect(FIXED_ADDRESSES.has(idea)).toBe(false);
            expect(idea).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
            expect(idea.length).toBeLessThanOrEqual(SLUG_MOST);
          }
        },
      ),
    );
  });

  it.each([
    ['Login', 'bad-letters'],
    ['-a', 'bad-letters'],
    ['a--b', 'bad-letters'],
    ['a', 'too-short'],
    ['x'.repeat(61), 'too-long'],
    ['search', 'fixed-address'],
    ['business', 'fixed-address'],
  ])('%s is refused: %s', (slug, code) => {
    expect(checkSlug(slug)).toEqual({ ok: false, refusal: { code } });
  });

  it('gets the town, then a number, when the name is taken', () => {
    expect(slugIdeas('Lúnasa Nails', 'Westport', 'nails').slice(0, 3)).toEqual([
      'lunasa-nails',
      'lunasa-nails-westport',
      'lunasa-nails-2',
    ]);
    expect(slugIdeas('Search', 'Cork', 'hair')[0]).toBe('search-cork');
    expect(slugIdeas('日本', 'Cork', 'hair')[0]).toBe('hair');
  });
});

describe('a long name', () => {
  const long = 'x'.repeat(SLUG_MOST);

  it('is shortened to the maximum length of a slug', () => {
    expect(slugOf(`${long}yz`)).toBe(long);
    expect(checkSlug(long)).toEqual({ ok: true, value: long });
    expect(checkSlug('hq')).toEqual({ ok: true, value: 'hq' });
    expect(slugIdeas(long, 'Cork', 'hair').slice(0, 2)).toEqual([long, `${'x'.repeat(SLUG_MOST - 4)}-2`]);
  });

  it('is not processed to its end', () => {
    expect(slugOf(`${'!'.repeat(399)}x`)).toBe('x');
    expect(slugOf(`${'!'.repeat(400)}x`)).toBe('');
  });
});
