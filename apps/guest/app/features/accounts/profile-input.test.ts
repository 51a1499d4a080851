import { describe, expect, it } from 'vitest';
import { dateBox, dobOf, profileInput } from './profile-input.ts';
import type { Profile } from './use-profile.ts';

const niamh: Profile = {
  id: 7,
  first_name: 'Niamh',
  last_name: 'Gallagher',
  mobile: '+353855550167',
  email: 'niamh@guest.example',
  photo: null,
  social_login: null,
  identify: 'a',
  google_calendar: false,
  client_detail: {
    id: 3,
    additional_mobile: null,
    dob: 668044800,
    gender: 'Female',
    address: '26 Lennox Terrace',
    suite: 'Apt 4',
    country: 'IE',
    eir_code: 'D08 K2V9',
    email_notification: true,
  },
};

describe('what is sent of a profile', () => {
  it("[ACCOUNT-005] [ACCOUNT-006] is from 'Online' and does not display bookings", () => {
    expect(profileInput(niamh)).toMatchObject({ client_source: 'Online', display_booking: false });
  });

  it('[ACCOUNT-004] carries the address, and changes replace what was known', () => {
    expect(profileInput(niamh, { suite: 'Apt 5', email_notification: false })).toMatchObject({
      first_name: 'Niamh',
      suite: 'Apt 5',
      country: 'IE',
      eir_code: 'D08 K2V9',
      email_notification: false,
    });
  });
});

describe('a date of birth', () => {
  it('goes to its box and back', () => {
    expect(dateBox(668044800)).toBe('1991-03-04');
    expect(dobOf('1991-03-04')).toBe(668044800);
  });

  it.each(['', 'x', '1991-13-40'])('is none for %o', (box) => {
    expect(dobOf(box)).toBeNull();
  });
});
