import { describe, expect, it } from 'vitest';
import { billingFromProfile } from './index.ts';

const town = { city: 'Dublin 8', region: 'Dublin' };
const profile = { address: '26 Lennox Terrace, Portobello, Dublin 8', suite: '', postcode: 'D08 K2V9', country: 'IE' };

describe('the billing address of a profile', () => {
  it('[PAY-045] has city and region of the Eircode, and the street without them', () => {
    expect(billingFromProfile(profile, town)).toEqual({
      countryCode: 'IE',
      region: 'Dublin',
      city: 'Dublin 8',
      streetLine1: '26 Lennox Terrace, Portobello',
      streetLine2: '',
      postcode: 'D08 K2V9',
    });
  });

  it.each(['Co. Galway', 'co galway', 'County Galway', 'GALWAY', 'Galway, Co. Galway'])(
    '[PAY-045] has a street without %j',
    (end) => {
      const long = { ...profile, address: `1 Shop Street , ${end}` };
      expect(billingFromProfile(long, { city: 'Galway', region: 'Galway' }).streetLine1).toBe('1 Shop Street');
    },
  );

  it('keeps the end of a street if no town is known, or a different one', () => {
    const long = { ...profile, address: '1 Shop Street, Galway' };
    expect(billingFromProfile(long, null).streetLine1).toBe('1 Shop Street, Galway');
    expect(billingFromProfile(long, town).streetLine1).toBe('1 Shop Street, Galway');
  });

  it.each([
    ['', town, 'IE'],
    ['GB', town, 'GB'],
    ['GB', null, 'GB'],
  ])('of the country %j with the town %j is in %s', (country, known, countryCode) => {
    expect(billingFromProfile({ ...profile, country }, known).countryCode).toBe(countryCode);
  });

  it('keeps an address that is only the town, and leaves unknown parts empty', () => {
    expect(billingFromProfile({ ...profile, address: 'Dublin 8' }, town).streetLine1).toBe('Dublin 8');
    const unknown = billingFromProfile({ address: ' ,, ', suite: 'Flat 2', postcode: '', country: '' }, null);
    expect(unknown).toEqual({
      countryCode: '',
      region: '',
      city: '',
      streetLine1: '',
      streetLine2: 'Flat 2',
      postcode: '',
    });
  });
});
