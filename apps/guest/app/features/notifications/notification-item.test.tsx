import { render, screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { NotificationItem } from './notification-item.tsx';
import type { Notification } from './use-notifications.ts';

const notification: Notification = {
  id: 1,
  title: 'Your time at Fern & Fold is booked',
  message: 'Thu 13 Aug, 11:30 am, cut & finish.',
  status: 'booking_confirmed',
  ref_id: 41,
  target_url: null,
  business_id: 7,
  business_slug: 'fern-and-fold',
  business_name: 'Fern & Fold',
  zone_label: 'Irish time',
  services: [],
  created_at: 0,
  seen: true,
  actions: [],
  answer_by: null,
  call_id: null,
  ended_offer: null,
};
const show = (words: Partial<Notification>, isNew = false) =>
  render(
    <ul>
      <NotificationItem
        notification={{ ...notification, ...words }}
        now={100}
        isNew={isNew}
        ticked={false}
        onTick={() => {}}
      />
    </ul>,
  );

it('[NOTIF-041] a time at home carries its zone for guests abroad', () => {
  show({});
  expect(screen.getByText('(Irish time)').className).toContain('abroad-only');
});

it('[NOTIF-041] words that name another zone, or no time, get none', () => {
  show({ message: 'Thu 13 Aug, 11:30 am New York time, cut.', zone_label: 'New York time' });
  show({ message: 'From Fern & Fold, for Thu 13 Aug.' });
  expect(screen.queryByText(/^\(/)).toBeNull();
});

it('[NOTIF-042] the dot of a new one stays on the line of its last word', () => {
  show({ title: '€2.70 is on its way back to you' }, true);
  const heading = screen.getByRole('heading', { name: '€2.70 is on its way back to you, new' });
  expect(heading.querySelector('[aria-hidden]')?.parentElement?.textContent).toBe('you');
});
