import { screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { Profile } from './use-profile.ts';

it('[ACCOUNT-068] says since when the guest has an account', () => {
  const profile = {
    first_name: 'Niamh',
    last_name: 'Gallagher',
    photo: null,
    social_login: null,
    created_at: Date.UTC(2024, 2, 14) / 1000,
  } as Profile;
  showToGuest(<ProfileCard profile={profile} />);
  expect(screen.getByText('With Thyme since March 2024')).toBeTruthy();
});
