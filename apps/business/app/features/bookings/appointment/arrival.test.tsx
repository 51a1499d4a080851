import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Appointment } from '../operations.ts';
import { appointment } from './appointment.fixtures.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { statusBadge } from './appointment-words.ts';

const coming: Appointment = { ...appointment, status: 'Accept', may_arrive: true };

function show(more: Partial<Appointment>) {
  const requests = serveGraphQL({ desk_arrived: () => ({ status: 1, message: 'Noted.' }) });
  showAtDesk(<AppointmentActions appointment={{ ...coming, ...more }} onPropose={() => {}} onEdit={() => {}} />);
  return requests;
}

it('[DAY-052] one press says that the guest is in the chair', async () => {
  const requests = show({});
  await userEvent.click(screen.getByRole('button', { name: 'In the chair' }));
  await waitFor(() => expect(toasts).toEqual(['success: Noted.']));
  expect(sentTo(requests, 'desk_arrived')).toEqual([{ id: 41, arrived: true }]);
});

it('[DAY-052] is taken back with one press', async () => {
  const requests = show({ arrived: NOW });
  await userEvent.click(screen.getByRole('button', { name: 'Not here yet' }));
  await waitFor(() => expect(sentTo(requests, 'desk_arrived')).toEqual([{ id: 41, arrived: false }]));
});

it('[DAY-052] is said by the appointment until it is over', () => {
  expect(statusBadge({ ...coming, arrived: NOW })).toEqual(['green', 'In the chair']);
  expect(statusBadge({ ...coming, status: 'Completed', arrived: NOW })[1]).toBe('Completed');
});

it('[DAY-052] is not offered where nobody can arrive yet', () => {
  show({ may_arrive: false, may_complete: false });
  expect(screen.queryByRole('button', { name: 'In the chair' })).toBeNull();
});
