import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOG_EXCERPT,
  CARD_LOCATION_LIMIT,
  DESCRIPTION_PREVIEW,
  excerpt,
  locationPreview,
  PROMO_EXCERPT,
  plainText,
  proseExcerpt,
  TESTIMONIAL_LIMIT,
  tidyLine,
  tidyText,
} from './index.ts';

describe('excerpts', () => {
  const expectCutAt = (limit: number, characters: number) => {
    expect(limit).toBe(characters);
    expect(excerpt('x'.repeat(characters + 1), limit)).toEqual({ text: `${'x'.repeat(characters)}…`, isCut: true });
    expect(excerpt('x'.repeat(characters), limit)).toEqual({ text: 'x'.repeat(characters), isCut: false });
  };

  it('[CONST-011] in the blog list are 150 characters', () => expectCutAt(BLOG_EXCERPT, 150));
  it('[CONST-012] in promos and carousels are 300 characters', () => expectCutAt(PROMO_EXCERPT, 300));
  it('[CONST-013] of a business description are 60 characters', () => expectCutAt(DESCRIPTION_PREVIEW, 60));
  it('[CONST-019] of a testimonial over 190 characters end in an ellipsis', () => expectCutAt(TESTIMONIAL_LIMIT, 190));
  it('[CONST-037] of a location on a search card are 80 characters', () => expectCutAt(CARD_LOCATION_LIMIT, 80));

  it('keep emoji whole and leave no space before the ellipsis', () => {
    expect(excerpt('💇💇💇', 2)).toEqual({ text: '💇💇…', isCut: true });
    expect(excerpt('💇💇', 2)).toEqual({ text: '💇💇', isCut: false });
    expect(excerpt('ab cd', 3).text).toBe('ab…');
  });

  it('[CONTENT-080] of prose end after a whole word, without a loose comma', () => {
    expect(proseExcerpt('The guest pays the person at the desk', 22).text).toBe('The guest pays the…');
    expect(proseExcerpt('The guest pays the person at the desk', 18).text).toBe('The guest pays the…');
    expect(proseExcerpt('Cut, colour, blow-dry and tea', 14).text).toBe('Cut, colour…');
    expect(proseExcerpt('Cut – and colour', 7).text).toBe('Cut…');
    expect(proseExcerpt('short enough', 12)).toEqual({ text: 'short enough', isCut: false });
    expect(proseExcerpt('x'.repeat(9), 8)).toEqual({ text: `${'x'.repeat(8)}…`, isCut: true });
    expect(proseExcerpt('💇💇💇', 2).text).toBe('💇💇…');
  });

  it('are prefixes of their text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', 'é', '💇', '👩‍🎨'), maxLength: 80 }),
        fc.integer({ min: 1, max: 60 }),
        (text, limit) => {
          const cut = excerpt(text, limit);
          expect(cut.isCut ? text.startsWith(cut.text.slice(0, -1)) : cut.text === text).toBe(true);
          expect(Array.from(cut.text).length).toBeLessThanOrEqual(limit + 1);
        },
      ),
    );
  });

  it('[CONST-014] a location over 40 characters is previewed by its first 20', () => {
    const forty = '1234567890'.repeat(4);
    expect(locationPreview(forty)).toEqual({ text: forty, isCut: false });
    expect(locationPreview(`${forty}1`)).toEqual({ text: '12345678901234567890…', isCut: true });
  });
});

describe('plain text', () => {
  it.each([
    ['<p>Hello <b>you</b></p><p>and&nbsp;you</p>', 'Hello you and you'],
    ['a &amp; b &lt;c&gt; &#8364;5 &unknown;', 'a & b <c> €5 &unknown;'],
    ['<style>p{}</style>x<script>alert(1)</script>y', 'x y'],
    ['', ''],
    ['no tags', 'no tags'],
    ['&#99999999; &#1114112;', '&#99999999;'],
    ['&#1114111;&#65;', '\u{10FFFF}A'],
    ['&lt;&QUOT;&apos;', `<"'`],
    ['<script type="module">\nalert(1)\n</script >x<styles>y', 'x y'],
    ['a<br>\n\n b', 'a b'],
  ])('of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('tidy text', () => {
  it('keeps lines and letters, and drops invisible characters', () => {
    expect(tidyText('  one\r\n\r\n\r\n\r\ntwo \u0000\u202Ethree\t ')).toBe('one\n\ntwo three');
    expect(tidyLine(' a\n\u0000b   c ')).toBe('a b c');
    expect(tidyText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });

  it.each([
    ['one\rtwo', 'one\ntwo'],
    ['one \t \ntwo', 'one\ntwo'],
    ['one\n\ntwo', 'one\n\ntwo'],
    ['e\u0301', 'é'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(tidyText(typed)).toBe(stored);
  });

  it('of one line has single spaces, also where invisible characters were', () => {
    expect(tidyLine('a \u200B \u200B \u200B b')).toBe('a b');
  });
});
