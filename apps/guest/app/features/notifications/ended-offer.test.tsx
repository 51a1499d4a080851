import { cleanup, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { EndedOffer } from './ended-offer.tsx';
import type { Notification } from './use-notifications.ts';

const wall = (text: string) => Date.parse(`${text}Z`) / 1000;

type Ended = NonNullable<Notification['ended_offer']>;
const lapsed: Ended = {
  state: 'lapsed',
  place: 'offered',
  date: wall('2026-08-08T10:15'),
  request_id: 5,
  position: 2,
  from_date: '2026-08-08',
  to_date: '2026-08-08',
  nearest_times: [wall('2026-08-08T11:00'), wall('2026-08-08T12:30')],
  lat: 53.33,
  lng: -6.26,
};

const notification: Notification = {
  id: 1,
  title: 'The 10:15 am at Sloe Nails has gone',
  message: '',
  status: 'waiting_list_offer',
  ref_id: 41,
  target_url: '/sloe-nails',
  business_id: 7,
  business_slug: 'sloe-nails',
  business_name: 'Sloe Nails',
  zone_label: null,
  services: [{ service_pricing_id: 3, name: 'Gel manicure', occurrences: null }],
  created_at: 0,
  seen: true,
  actions: [],
  answer_by: null,
  call_id: null,
  ended_offer: lapsed,
};

function show(changes: Partial<Ended> = {}): number[] {
  const picked: number[] = [];
  showToGuest(
    <EndedOffer notification={notification} ended={{ ...lapsed, ...changes }} onPick={(time) => picked.push(time)} />,
  );
  return picked;
}

it('[NOTIF-030] says the place in line and offers the nearest free times', async () => {
  const picked = show();
  expect(screen.getByText('You’re still second in line for Sat 8 Aug.')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sat 8 Aug, 11:00 am' }));
  expect(picked).toEqual([wall('2026-08-08T11:00')]);
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
});

it('[NOTIF-030] names the day once where all times are on it, else beside each', () => {
  show();
  expect(screen.getByText('Free on Sat 8 Aug')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sat 8 Aug, 11:00 am' }).textContent).toBe('11:00 am');
  cleanup();
  show({ nearest_times: [wall('2026-08-08T11:00'), wall('2026-08-10T12:30')] });
  expect(screen.getByText('Free around then')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mon 10 Aug, 12:30 pm' }).textContent).toBe('Mon 10 Aug, 12:30 pm');
});

it('[NOTIF-030] offers the time itself where anyone can book it now', () => {
  show({ place: 'free' });
  expect(screen.getByRole('button', { name: 'Sat 8 Aug, 10:15 am' })).toBeDefined();
});

it('[GUESTB-009] names the clock of a shop abroad beside each time', () => {
  showToGuest(
    <EndedOffer notification={{ ...notification, zone_label: 'New York time' }} ended={lapsed} onPick={() => {}} />,
  );
  expect(screen.getByRole('button', { name: 'Sat 8 Aug, 11:00 am New York time' })).toBeDefined();
});

it('[NOTIF-030] leaves the list', async () => {
  const sent: unknown[] = [];
  serve(({ variables }) => {
    sent.push(variables);
    return { leave_waiting_list: { status: 1, message: 'You’re off the list.' } };
  });
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Leave the list' }));
  await waitFor(() => expect(sent).toEqual([{ request_id: 5 }]));
});

it('[NOTIF-030] offers nothing to a guest who has left the list', () => {
  show({ position: null, request_id: null });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
