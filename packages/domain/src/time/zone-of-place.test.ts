import { describe, expect, it } from 'vitest';
import { zoneOfPlace } from './zone-of-place.ts';

describe('the time zone of a place', () => {
  it.each([
    ['Galway', 'IE', 53.27, -9.06, 'Europe/Dublin'],
    ['Belfast', 'GB', 54.6, -5.93, 'Europe/London'],
    ['Paris', 'FR', 48.86, 2.35, 'Europe/Paris'],
    ['Munich', 'DE', 48.14, 11.58, 'Europe/Berlin'],
    ['Athens', 'GR', 37.98, 23.73, 'Europe/Athens'],
    ['Vigo', 'ES', 42.24, -8.72, 'Europe/Madrid'],
    ['Cádiz', 'ES', 36.53, -6.29, 'Europe/Madrid'],
    ['Adeje', 'ES', 28.12, -16.73, 'Atlantic/Canary'],
    ['Faro', 'PT', 37.02, -7.93, 'Europe/Lisbon'],
    ['Ponta Delgada', 'PT', 37.74, -25.67, 'Atlantic/Azores'],
    ['Boston', 'US', 42.36, -71.06, 'America/New_York'],
    ['Houston', 'US', 29.76, -95.37, 'America/Chicago'],
    ['Las Vegas', 'US', 36.17, -115.14, 'America/Los_Angeles'],
    ['Tucson', 'US', 32.22, -110.97, 'America/Phoenix'],
    ['Ottawa', 'CA', 45.42, -75.7, 'America/Toronto'],
    ['Gold Coast', 'AU', -28.02, 153.4, 'Australia/Brisbane'],
    ['Wellington', 'NZ', -41.29, 174.78, 'Pacific/Auckland'],
    ['Waitangi, across the date line', 'NZ', -43.95, -176.56, 'Pacific/Chatham'],
    ['no country', '', 0, 0, 'Europe/Dublin'],
    ['a country nobody knows', 'QX', 0, 0, 'Europe/Dublin'],
    ['more than a code', 'FR and more', 48.86, 2.35, 'Europe/Dublin'],
    ['a code at the end', 'more than FR', 48.86, 2.35, 'Europe/Dublin'],
  ])('%s', (_name, country, lat, lng, zone) => {
    expect(zoneOfPlace(country, { lat, lng })).toBe(zone);
  });

  it('is a valid zone in every country', () => {
    for (const country of [
      'IE',
      'GB',
      'ES',
      'PT',
      'US',
      'CA',
      'AU',
      'NZ',
      'BR',
      'MX',
      'PL',
      'SE',
      'NO',
      'CH',
      'JP',
      'IN',
    ])
      for (const lng of [-170, -90, 0, 90, 170])
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOfPlace(country, { lat: 10, lng }) })).not.toThrow();
  });
});
