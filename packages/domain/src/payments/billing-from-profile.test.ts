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
    const long = { ...profile, address: '1 Shop Street, Galway, Co. Galway' };
    expect(billingFromProfile(long, { city: 'Galway', region: 'Galway' }).streetLine1).toBe('1 Shop Street');
  });

  it('keeps an address that is nothing but the town, and leaves empty what is not known', () => {
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
