import { cleanup, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { toasts } from '../../../../lib/testing/toasts.fixtures.ts';
import type { Appointment } from '../use-appointments.ts';
import { DeclinedMove } from './declined-move.tsx';
import { MoveQuestion } from './move-question.tsx';

const now = Math.floor(Date.now() / 1000);
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour) / 1000;
const appointment = {
  id: 7,
  version: 3,
  status: 'Reschedule',
  upcoming: true,
  can_accept: true,
  business_info: { name: 'Willow Room' },
  appointment_detail: [],
  declined_move: null,
  move: {
    id: 1,
    proposed_by: 'business',
    note: '',
    created_at: now,
    auto_accept_at: now + 3_600,
    previous_date: at(27, 10),
    whole_group: false,
    options: [{ position: 1, date: at(28, 10), end_date: at(28, 11) }],
  },
} as unknown as Appointment;

describe('a proposal of the shop', () => {
  it('[APPT-061] offers "Keep my time" beside Accept, Reschedule and Cancel', async () => {
    const sent: object[] = [];
    serve(({ query, variables }) => {
      if (query.includes('keep_appointment_time')) sent.push(variables);
      return { keep_appointment_time: { status: 1, message: 'You keep your time.' } };
    });
    const nothing = () => {};
    showToGuest(<MoveQuestion appointment={appointment} onReschedule={nothing} onCancel={nothing} onEnd={nothing} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept',
      'Keep my time',
      'Reschedule',
      'Cancel',
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Keep my time' }));
    await waitFor(() => expect(toasts).toEqual(['success: You keep your time.']));
    expect(sent).toMatchObject([{ id: 7, version: 3 }]);
  });

  it('[APPT-072] stands beside the present time, which is not struck out', () => {
    const nothing = () => {};
    showToGuest(<MoveQuestion appointment={appointment} onReschedule={nothing} onCancel={nothing} onEnd={nothing} />);
    expect(screen.getByText('Now').parentElement?.textContent).toBe('NowFri 27 Nov, 10:00 am');
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('[GROUP-029] says that it is for the whole group', () => {
    const nothing = () => {};
    const words = /^All of you would move together/;
    const asked = { ...appointment, move: { ...appointment.move, whole_group: true } } as Appointment;
    showToGuest(<MoveQuestion appointment={asked} onReschedule={nothing} onCancel={nothing} onEnd={nothing} />);
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
    showToGuest(<MoveQuestion appointment={appointment} onReschedule={nothing} onCancel={nothing} onEnd={nothing} />);
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('a request that was declined', () => {
  const declined = { date: at(28, 10), note: 'Aoife is away that day', decided_at: now };
  const show = (more: object) =>
    showToGuest(
      <DeclinedMove appointment={{ ...appointment, move: null, status: 'Accept', ...more } as Appointment} />,
    );

  it('[APPT-062] stays on the page with its reason', () => {
    show({ declined_move: declined });
    const words = screen.getByText(/couldn’t offer/).closest('p')?.textContent;
    expect(words).toBe('Willow Room couldn’t offer Sat 28 Nov, 10:00 am, so your appointment stays as it is.');
    expect(screen.getByText('“Aoife is away that day”')).toBeTruthy();
  });

  it('[APPT-062] is gone once something else is proposed, or the appointment is over', () => {
    show({ declined_move: declined, move: appointment.move });
    show({ declined_move: declined, upcoming: false });
    show({ declined_move: null });
    expect(screen.queryByText(/couldn’t offer/)).toBeNull();
  });
});
