import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canChangeCredentials,
  isBirthday,
  isCommonPassword,
  isEmail,
  isName,
  isStrongPassword,
  mayLoginAsGuest,
  normaliseEmail,
  normaliseName,
  resendIn,
} from './index.ts';

describe('passwords', () => {
  it.each([
    ['Abcdef1!', true],
    ['Abcde1!', false],
    ['abcdefg1!', false],
    ['ABCDEFG1!', false],
    ['Abcdefgh!', false],
    ['Abcdefg1', false],
    ['Abcdefg1 ', false],
    ['Éirinn-go-brách 1', true],
    [`Aa1!${'x'.repeat(60)}`, true],
    [`Aa1!${'x'.repeat(252)}`, true],
    [`Aa1!${'x'.repeat(253)}`, false],
    ['', false],
  ])('"%s" is strong: %s', (password, isStrong) => {
    expect(isStrongPassword(password)).toBe(isStrong);
  });

  it('of 64 and more characters are accepted, whatever else they contain', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 60, maxLength: 80 }), (rest) => {
        expect(isStrongPassword(`Aa1!${rest}`)).toBe(true);
      }),
    );
  });

  const common = new Set(['password', 'qwerty', 'iloveyou', 'admin123!', 'letmein']);

  it.each([
    ['Password1!', true],
    ['P@ssw0rd2026!', true],
    ['Qwerty123!', true],
    ['1Qwerty!', true],
    ['Admin123!', true],
    ['!!!!', false],
    ['Lavender7!', false],
    ['Passwordless7!', false],
    ['12Qwerty', true],
    ['12Qwerty12', true],
    ['Qwe1rty', false],
    ['Let-me-in', false],
    ['12Let3mein77', false],
  ])('"%s" is common: %s', (password, isCommon) => {
    expect(isCommonPassword(password, common)).toBe(isCommon);
  });
});

describe('e-mail addresses', () => {
  it.each(['a@b.ie', 'first.last+tag@sub.example.co.uk', "o'brien@example.ie", ' padded@example.ie '])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.ie',
    'a@.ie',
    'a b@c.ie',
    'a@b..ie',
    'a..b@c.ie',
    '.a@c.ie',
    'a.@c.ie',
    'a@b.ie\0',
    'a@b.ie, c@d.ie',
    `${'x'.repeat(65)}@b.ie`,
    `a@${'x'.repeat(250)}.ie`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('have at most 254 characters', () => {
    const ofLength = (length: number) =>
      `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}${'z'.repeat(length - 244)}`;
    expect([ofLength(254).length, isEmail(ofLength(254))]).toEqual([254, true]);
    expect([ofLength(255).length, isEmail(ofLength(255))]).toEqual([255, false]);
  });

  it('have one normalised spelling', () => {
    expect(normaliseEmail(' Aoife@Example.IE ')).toBe('aoife@example.ie');
  });
});

describe('names', () => {
  it.each([
    ['  Seán   Ó Briain ', 'Seán Ó Briain'],
    ['Ana\u0000\u202Eevil', 'Anaevil'],
    ['line\nbreak', 'line break'],
    ['محمد', 'محمد'],
    ['Zoë 🌿', 'Zoë 🌿'],
    ['e\u0301', 'é'],
    ['\u200B', ''],
    ['Ana \u200B Ruiz', 'Ana Ruiz'],
    ['Ana Ruiz', 'Ana Ruiz'],
  ])('%j is stored as %j', (text, name) => {
    expect(normaliseName(text)).toBe(name);
  });

  it('are neither empty nor too long', () => {
    expect(isName('A')).toBe(true);
    expect(isName('🌿'.repeat(100))).toBe(true);
    expect(isName('🌿'.repeat(101))).toBe(false);
    expect(isName(' \u0000 ')).toBe(false);
  });

  const tricky = [
    'a',
    'e',
    '\u0301',
    ' ',
    '\u00a0',
    '\u2003',
    '\0',
    '\n',
    '\u200b',
    '\u202e',
    '\u2028',
    '🌿',
    'م',
    '\ufeff',
  ];

  it('are stable under normalisation', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...tricky), maxLength: 40 }), (text) => {
        const name = normaliseName(text);
        expect(normaliseName(name)).toBe(name);
      }),
    );
  });
});

describe('birthdays', () => {
  const NOW = Date.UTC(2026, 5, 15) / 1000;
  const SECOND = Date.UTC(1900, 0, 2) / 1000;
  it.each([
    [SECOND - 1, false],
    [SECOND, true],
    [Date.UTC(1990, 3, 1) / 1000, true],
    [NOW, true],
    [NOW + 1, false],
  ])('%i is possible: %s', (dob, isPossible) => {
    expect(isBirthday(dob, NOW)).toBe(isPossible);
  });
});

describe('user types', () => {
  it('only user_type 2 logs in as a guest', () => {
    expect([0, 1, 2, 3].filter(mayLoginAsGuest)).toEqual([2]);
  });

  it('guests with a social login have no password or email to change', () => {
    expect(canChangeCredentials({ socialLogin: true })).toBe(false);
    expect(canChangeCredentials({ socialLogin: false })).toBe(true);
  });
});

describe('one-time codes', () => {
  it.each([
    [1000, 120],
    [1119, 1],
    [1120, 0],
    [9000, 0],
    [0, 120],
  ])('[CONST-018] sent at 1000, another can be sent at %i in %i seconds', (now, seconds) => {
    expect(resendIn(1000, now)).toBe(seconds);
  });
});
