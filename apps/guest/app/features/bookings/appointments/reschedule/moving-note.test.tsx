import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { anAppointment } from '../appointment.fixtures.ts';
import { AppointmentDetail } from '../appointment-detail.tsx';
import type { Appointment } from '../use-appointments.ts';

const wall = (text: string) => Date.parse(`${text}:00Z`) / 1000;
const AUGUST = wall('2030-08-08T14:30');

function show(changes: Partial<Appointment>): void {
  serve(() => ({ appointment: { id: 7, cancellation_quote: null } }));
  const nothing = () => {};
  showToGuest(
    <AppointmentDetail
      appointment={anAppointment(changes)}
      profileName="Niamh Gallagher"
      bookAgain={null}
      onCancel={nothing}
      onReschedule={nothing}
      onStale={nothing}
    />,
  );
}

describe('until when a guest can move an appointment', () => {
  it.each([
    ['until it begins', {}, 'You can move it until it begins.', true],
    [
      'while it is free',
      { moving: { rule: 'free', until: AUGUST } },
      'You can move it until Thu 8 Aug, 2:30 pm.',
      true,
    ],
    [
      'no longer free',
      { moving: { rule: 'free', until: AUGUST }, can_reschedule: false },
      'You could move it until Thu 8 Aug, 2:30 pm. If the time doesn’t suit any more, please contact Willow Room.',
      false,
    ],
    [
      'never',
      { moving: { rule: 'never', until: null }, can_reschedule: false },
      'Willow Room doesn’t move appointments online. If the time doesn’t suit, please contact them.',
      false,
    ],
  ])('[POLICY-018] %s', (_name, changes, words, canMove) => {
    show(changes);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reschedule' }) !== null).toBe(canMove);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('[POLICY-018] says nothing of what cannot be moved at all', () => {
    show({ moving: null, can_reschedule: false });
    expect(screen.queryByText(/move/)).toBeNull();
  });
});
