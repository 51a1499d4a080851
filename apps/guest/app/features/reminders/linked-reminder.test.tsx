import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { LinkedReminder } from './linked-reminder.tsx';

function show(canMove: boolean): void {
  const reminder = {
    shop: 'Willow Room',
    slug: 'willow-room',
    phone: '',
    place: 'Ranelagh',
    first_name: 'Niamh',
    services: ['Signature facial'],
    starts: Date.UTC(2030, 7, 9, 10) / 1000,
    zone_label: 'Irish time',
    answer: null,
    closed: null,
    can_move: canMove,
    cancellation: null,
  };
  serve(() => ({ linked_reminder: reminder }));
  showToGuest(<LinkedReminder code="5.abc" />);
}

describe('the link in a reminder', () => {
  it('[POLICY-018] offers to move only where the shop lets its guests', async () => {
    show(true);
    expect(await screen.findByRole('button', { name: 'Move' })).toBeTruthy();
    expect(screen.queryByText(/please contact/)).toBeNull();
  });

  it('[POLICY-018] otherwise says whom to ask', async () => {
    show(false);
    expect(await screen.findByText('To move it, please contact Willow Room.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });
});
