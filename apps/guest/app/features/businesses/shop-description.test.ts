import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESCRIPTION_LENGTH, shopDescription } from './shop-description.ts';

const shop = {
  name: 'Fern & Fold',
  area: 'Ranelagh, Dublin 6',
  description: 'Hair studio',
  rating: 4.9,
  number_of_ratings: 212,
};
const category = (...names: string[]) => ({ services: names.map((service_name) => ({ service_name })) });

describe('the description of a shop for search engines', () => {
  it('[SEO-001] names services of several categories and the place', () => {
    expect(shopDescription(shop, [category('Restyle', 'Fringe trim'), category('Root colour')])).toBe(
      'Restyle, Root colour and Fringe trim at Fern & Fold, Ranelagh, Dublin 6. Hair studio. Rated 4.9 out of 5. Book online.',
    );
  });

  it('[SEO-001] of a shop without services or reviews says what the page has', () => {
    expect(shopDescription({ ...shop, description: '', number_of_ratings: 0 }, [])).toBe(
      'Fern & Fold, Ranelagh, Dublin 6. See prices, opening hours and free times, and book online.',
    );
  });

  it('[SEO-001] has between 70 and 155 characters, whatever the shop is called', () => {
    const text = (maxLength: number) => fc.string({ minLength: 2, maxLength, unit: 'grapheme-ascii' });
    const anyShop = fc.record({
      name: text(120),
      area: text(120),
      description: fc.string({ maxLength: 200, unit: 'grapheme-ascii' }),
      rating: fc.constantFrom(0, 3.7, 5),
      number_of_ratings: fc.nat(900),
    });
    const categories = fc.array(
      fc.array(text(120), { maxLength: 4 }).map((names) => category(...names)),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(anyShop, categories, (business, services) => {
        const { length } = shopDescription(business, services);
        return length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max;
      }),
    );
  });
});
