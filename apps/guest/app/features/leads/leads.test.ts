import { describe, expect, it } from 'vitest';
import { MAX_PARENTS, recordIdFrom } from './crm-unsubscribe.tsx';
import { dialCountries, HOME_COUNTRY, joinNumber, splitNumber } from './dial-countries.ts';
import { queryPage } from './query-types.ts';
import { readResize, writeResize } from './resize-messages.ts';

describe('messages of a form in a frame', () => {
  it('[CONTENT-049] are a form id and a height, or those and a flag, between bars', () => {
    expect(readResize('form-7|420')).toEqual({ form: 'form-7', height: 420, flagged: false });
    expect(readResize('form-7|420|1')).toEqual({ form: 'form-7', height: 420, flagged: true });
  });

  it.each([
    ['420'],
    ['form|'],
    ['form|tall'],
    ['form|-3'],
    ['|420'],
    ['a|1|2|3'],
    ['form|999999'],
    [{ height: 3 }],
    [null],
  ])('%j is none', (data) => {
    expect(readResize(data)).toBeNull();
  });

  it('are read as they are written', () => {
    for (const flagged of [true, false]) {
      const message = { form: 'ebook', height: 311, flagged };
      expect(readResize(writeResize(message))).toEqual(message);
    }
  });
});

describe('the record to unsubscribe', () => {
  type Framed = Parameters<typeof recordIdFrom>[0];
  /** A window with that many windows above it; the topmost has the hash. */
  function nested(depth: number, hash: string): Framed {
    const top = { location: { hash } } as unknown as { -readonly [Key in keyof Framed]: Framed[Key] };
    top.parent = top as unknown as Window;
    let here: Framed = top;
    for (let level = 0; level < depth; level += 1) here = { location: { hash: '' }, parent: here } as unknown as Framed;
    return here;
  }

  it('comes from the URL hash', () => expect(recordIdFrom(nested(0, '#rec-17'))).toBe('rec-17'));

  it('[CONST-048] is looked for in up to 10 windows above', () => {
    expect(MAX_PARENTS).toBe(10);
    expect(recordIdFrom(nested(10, '#rec-17'))).toBe('rec-17');
    expect(recordIdFrom(nested(11, '#rec-17'))).toBeNull();
  });

  it('is not found in what is no id, or in a window of another site', () => {
    expect(recordIdFrom(nested(0, '#<script>'))).toBeNull();
    const foreign = {
      get location(): Location {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as { parent: Window; location: Location };
    expect(recordIdFrom({ location: { hash: '' } as Location, parent: nested(0, '#rec-1') as Window })).toBe('rec-1');
    Object.defineProperty(foreign, 'parent', { get: () => foreign });
    expect(recordIdFrom(foreign)).toBeNull();
  });
});

describe('phone numbers', () => {
  it('are Irish unless they say otherwise', () => {
    expect(dialCountries[0]?.code).toBe(HOME_COUNTRY);
    expect(splitNumber('085 555 0167')).toEqual({ country: 'IE', number: '085 555 0167' });
    expect(splitNumber('+44 20 7946 0000')).toEqual({ country: 'GB', number: '20 7946 0000' });
    expect(splitNumber('+351 21 000 0000').country).toBe('PT');
  });

  it('are sent with their country', () => {
    expect(joinNumber('IE', '085 555 0167')).toBe('+353 85 555 0167');
    expect(joinNumber('GB', '+33 1 00 00')).toBe('+33 1 00 00');
    expect(joinNumber('IE', '  ')).toBe('');
  });
});

describe('query pages', () => {
  it('send the type of their address', () => {
    expect(queryPage('careers')?.queryType).toBe('careers');
    expect(queryPage('press-enquiries')).toMatchObject({ queryType: 'press-enquiries', unlisted: true });
  });
  it('have our own headings, whatever the URL says', () => {
    expect(queryPage('thyme-is-closing')?.title).toBe('Write to us');
  });
  it.each(['<b>', 'A', '../x', 'x'.repeat(60)])('there is none for %s', (type) => expect(queryPage(type)).toBeNull());
});
