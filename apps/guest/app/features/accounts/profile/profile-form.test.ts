import { describe, expect, it } from 'vitest';
import { dateBox, dobOf, profileInput } from './profile-form.ts';

describe('what is sent of a profile', () => {
  it("[ACCOUNT-005] [ACCOUNT-006] is from 'Online', does not display bookings, and holds only what changed", () => {
    expect(profileInput({ email_notification: false })).toEqual({
      client_source: 'Online',
      display_booking: false,
      email_notification: false,
    });
  });
});

describe('a date of birth', () => {
  it('moves to its field and back', () => {
    expect(dateBox(668044800)).toBe('1991-03-04');
    expect(dobOf('1991-03-04')).toBe(668044800);
  });

  it.each(['', 'x', '1991-13-40'])('is none for %o', (box) => {
    expect(dobOf(box)).toBeNull();
  });
});
