import { screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { RateUs } from './rate-us.tsx';

it('[APPT-041] the form says under which name a review appears', () => {
  serve(() => ({}));
  showToGuest(<RateUs appointmentId={1} shopName="Fern & Fold" />);
  expect(
    screen.getByText(
      'Your review appears on Fern & Fold’s page with your first name and the initial of your last name.',
    ),
  ).toBeTruthy();
});
