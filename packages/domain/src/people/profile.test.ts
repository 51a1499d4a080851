import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRating, isLanguage, personIdOf, personSlug, tidyLanguages } from './index.ts';

describe('the address of a person', () => {
  it.each([
    ['Aisling Moran', 12, 'aisling-moran-12'],
    ['Sinéad Ní Bhriain', 3, 'sinead-ni-bhriain-3'],
    ['李', 8, '8'],
    ['Room 101', 5, 'room-101-5'],
    ['– Dr. O’Neill –', 7, 'dr-o-neill-7'],
    ['Max', 2_147_483_647, 'max-2147483647'],
  ])('[PEOPLE-003] of %s has name and id', (name, id, slug) => {
    expect(personSlug({ id, name })).toBe(slug);
    expect(personIdOf(slug)).toBe(id);
  });

  it('[PEOPLE-003] leads back to the person whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
        const slug = personSlug({ id, name });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(personIdOf(slug)).toBe(id);
      }),
    );
  });

  it.each(['', 'aisling', 'aisling-', 'aisling-0', 'aisling-99999999999', '12-aisling', 'aisling-2147483648'])(
    '[PEOPLE-003] %j names nobody',
    (slug) => expect(personIdOf(slug)).toBeNull(),
  );
});

it('[PEOPLE-003] languages are known ones, each once', () => {
  expect(tidyLanguages(['ga', 'en', 'ga', 'xx', 'toString'])).toEqual(['ga', 'en']);
  expect(isLanguage('constructor')).toBe(false);
});

it('[PEOPLE-004] an average has one decimal, and none is 0', () => {
  expect(averageRating(14, 3)).toBe(4.7);
  expect(averageRating(9, 2)).toBe(4.5);
  expect(averageRating(0, 0)).toBe(0);
});
