import { screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { aCall } from '../appointment.fixtures.ts';
import type { Appointment } from '../use-appointments.ts';
import { CallNotice } from './call-notice.tsx';

function show(changes: Partial<Appointment> = {}): void {
  serve(() => ({ appointment: aCall(changes) }));
  showToGuest(<CallNotice appointmentId={7} profileName="Niamh Gallagher" picker={() => null} />);
}

it('[NOTIF-032] shows when the room opens, a way to move the call and its page', async () => {
  show();
  expect(await screen.findByText('The room opens at 9:45 am')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Move the call' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the call' }).getAttribute('href')).toBe('/profile/appointments?id=7');
});

it('[NOTIF-032] lets the guest join from a quarter of an hour before', async () => {
  const starts_at = Math.floor(Date.now() / 1000) + 600;
  const { call } = aCall();
  if (!call) throw new Error('The fixture has a call.');
  show({ call: { ...call, starts_at } });
  const link = await screen.findByRole('link', { name: 'Consultation Video Call' });
  expect(link.getAttribute('href')).toBe('/video-vetting/a-room-nobody-can-guess/1/Niamh%20Gallagher');
});
