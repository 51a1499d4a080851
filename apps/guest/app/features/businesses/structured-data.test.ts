import { describe, expect, it } from 'vitest';
import { inlineJson } from '../../lib/page/structured-data.tsx';
import type { Service } from './menu/menu.ts';
import { describeShop } from './structured-data.ts';

const business: Parameters<typeof describeShop>[0] = {
  id: 1,
  slug: 'fern-and-fold',
  name: 'Fern & Fold',
  country: 'IE',
  currency: 'EUR',
  location: '12 Beechwood Avenue, Ranelagh, Dublin 6, D06 X2K7',
  area: 'Ranelagh, Dublin 6',
  eir_code: 'D06 X2K7',
  lat: 53.32,
  lng: -6.25,
  zone: 'Europe/Dublin',
  zone_label: 'Irish time',
  vat_registered: true,
  rating: 4.9,
  number_of_ratings: 212,
  about: '',
  description: 'A small hair studio',
  website: null,
  phone: null,
  video_vetting: false,
  consultation_minutes: 15,
  consultation_price: 0,
  horizon_days: 60,
  upfront_amount: 20,
  close_date: [],
  trade: { slug: 'hair', name: 'Hair' },
  cancellation: [],
  cancellation_steps: [],
  work_hours: [{ weekday: 'Saturday', s_time: 8.5 * 3600, e_time: 17 * 3600 }],
  social_links: { facebook: null, instagram: null, linkedin: null, tiktok: null },
  thumbnail_picture: null,
  slider: [{ image: '/uploads/business/fern-1.webp', alt: '', width: 1, height: 1, tint: '' }],
  photos: [],
  team: [
    {
      id: 12,
      slug: 'aisling-moran-12',
      name: 'Aisling Moran',
      title: 'Owner, colour',
      rating: 4.9,
      number_of_ratings: 80,
      portrait: { image: '/uploads/business/aisling.webp', alt: '', width: 480, height: 480, tint: '' },
    },
  ],
};
const service = { id: 7, service_name: 'Gloss', price: 45, special_price: 36 } as Service;

describe('a shop for search engines', () => {
  const shop = describeShop(business, [service], 'https://thyme.example');

  it('[PEOPLE-005] names its people, each with a page', () => {
    expect(shop).toMatchObject({
      employee: [
        {
          '@type': 'Person',
          name: 'Aisling Moran',
          jobTitle: 'Owner, colour',
          url: 'https://thyme.example/fern-and-fold/team/aisling-moran-12',
          image: 'https://thyme.example/uploads/business/aisling.webp?w=480',
        },
      ],
    });
    expect(describeShop({ ...business, team: [] }, [], '')).not.toHaveProperty('employee');
  });

  it('is of its trade’s kind, at its address, with its hours and rating', () => {
    expect(shop).toMatchObject({
      '@type': 'HairSalon',
      '@id': 'https://thyme.example/fern-and-fold',
      image: ['https://thyme.example/uploads/business/fern-1.webp?w=1200'],
      address: { streetAddress: '12 Beechwood Avenue', postalCode: 'D06 X2K7', addressCountry: 'IE' },
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Saturday', opens: '08:30', closes: '17:00' }],
      aggregateRating: { ratingValue: 4.9, reviewCount: 212 },
    });
  });

  it('[SEO-002] has the street alone as its street, even where it is called like the town', () => {
    const street = (address: Partial<typeof business>) =>
      describeShop({ ...business, ...address }, [], 'https://thyme.example');
    expect(street({ location: 'Ranelagh, Dublin 6' })).toMatchObject({ address: { streetAddress: 'Ranelagh' } });
    expect(street({ location: '1 Main St', eir_code: null })).toMatchObject({
      address: { streetAddress: '1 Main St' },
    });
  });

  it('[SEO-002] has the range of its prices', () => {
    const at = (...prices: number[]) =>
      describeShop(
        business,
        prices.map((amount) => ({ ...service, price: amount, special_price: 0 })),
        'https://thyme.example',
      );
    expect(at(45, 120, 17.5)).toMatchObject({ priceRange: '€17.50–€120' });
    expect(at(45)).toMatchObject({ priceRange: '€45' });
    expect(at()).not.toHaveProperty('priceRange');
  });

  it('offers its services at the price charged', () => {
    expect(shop).toMatchObject({
      makesOffer: [{ price: '36.00', priceCurrency: 'EUR', itemOffered: { name: 'Gloss' } }],
    });
  });

  it('claims no rating where there is none', () => {
    expect(describeShop({ ...business, rating: 0, number_of_ratings: 0 }, [], '')).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('cannot end its script early', () => {
    expect(inlineJson({ name: '</script><b>' })).toBe('{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}');
  });
});
