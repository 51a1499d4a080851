import { screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { anAppointment } from '../appointment.fixtures.ts';
import type { Appointment } from '../use-appointments.ts';
import { MoveNotice } from './move-notice.tsx';

function show(appointment: Appointment, { isOpen = true, isReached = () => true as boolean } = {}) {
  serve(() => {
    if (!isReached()) throw new Error('offline');
    return { appointment };
  });
  showToGuest(<MoveNotice appointmentId={7} isOpen={isOpen} picker={() => null} />);
}

describe('a proposal that is no longer open', () => {
  it('[APPT-071] says when the appointment is now, whoever settled it, and leads there', async () => {
    show(anAppointment({ move: null }));
    expect(await screen.findByText(/^There’s nothing left to answer: your appointment is on Fri 9 Aug/)).toBeTruthy();
    expect(screen.queryByText(/already answered/)).toBeNull();
    const link = screen.getByRole('link', { name: 'See the appointment' });
    expect(link.getAttribute('href')).toBe('/profile/appointments?id=7');
  });

  it('[APPT-071] says that the appointment is cancelled', async () => {
    show(anAppointment({ move: null, status: 'Cancelled', upcoming: false }));
    expect(await screen.findByText('There’s nothing left to answer: this appointment is cancelled.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See the appointment' });
    expect(link.getAttribute('href')).toBe('/profile/appointments?tab=past&id=7');
  });

  it('[APPT-071] does not ask the question of a newer one', async () => {
    const date = Date.parse('2030-08-10T10:00Z') / 1000;
    const move = { id: 2, proposed_by: 'business', options: [{ position: 1, date, end_date: date + 3600 }] };
    show(anAppointment({ move: move as unknown as Appointment['move'], can_accept: true }), { isOpen: false });
    expect(await screen.findByText(/your appointment is on Fri 9 Aug/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that cannot be loaded can be loaded again', async () => {
    let isReached = false;
    show(anAppointment({ move: null }), { isReached: () => isReached });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    expect(screen.queryByText(/nothing left to answer/)).toBeNull();
    isReached = true;
    await userEvent.click(retry);
    expect(await screen.findByText(/^There’s nothing left to answer/)).toBeTruthy();
  });
});
