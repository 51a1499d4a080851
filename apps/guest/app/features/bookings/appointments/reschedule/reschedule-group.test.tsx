import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { anAppointment } from '../appointment.fixtures.ts';
import type { Appointment } from '../use-appointments.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

const wall = (text: string) => Date.parse(`${text}Z`) / 1000;
const cian: Appointment['together'][number] = {
  id: 8,
  companion: 'Cian',
  status: 'Accept',
  date: wall('2030-08-09T09:30'),
  end_date: wall('2030-08-09T10:00'),
  total_amount: 25,
  can_cancel: true,
  can_reschedule: true,
  appointment_detail: [],
};
const PICKED = { date: '2030-08-12', time: wall('2030-08-12T14:00') };

function open(appointment: Appointment) {
  const sent: Record<string, unknown>[] = [];
  serve(({ query, variables }) => {
    if (query.includes('statusUpdateForAppointment')) sent.push(variables as Record<string, unknown>);
    return { statusUpdateForAppointment: { status: 1, message: 'Asked.', nearest_times: [] } };
  });
  const asked: boolean[] = [];
  showToGuest(
    <RescheduleDialog
      appointment={appointment}
      onClose={() => {}}
      picker={({ wholeGroup, onChange }) => {
        asked.push(wholeGroup);
        return (
          <button type="button" onClick={() => onChange(PICKED)}>
            Pick
          </button>
        );
      }}
    />,
  );
  return { sent, asked };
}

it('[GROUP-026] asks for another time for both, from the first of them on', async () => {
  const { sent, asked } = open(anAppointment({ together: [cian] }));
  const user = userEvent.setup();
  expect(screen.getByText(/now Fri 9 Aug.*9:30 am/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  await waitFor(() => expect(sent).toMatchObject([{ id: 7, status: 'Reschedule', whole_group: true, ...PICKED }]));
  expect(asked.every(Boolean)).toBe(true);
});

it('[GROUP-026] or only for one of them; a time that was picked for both is picked again', async () => {
  const { sent, asked } = open(anAppointment({ together: [cian] }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  await user.click(screen.getByRole('radio', { name: 'Only you' }));
  expect(screen.getByText('No time chosen yet')).toBeTruthy();
  expect(asked.at(-1)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Pick' }));
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('whole_group');
});

it('[GROUP-026] does not ask who moves where no other appointment can be moved', () => {
  open(anAppointment({ together: [{ ...cian, can_reschedule: false }] }));
  expect(screen.queryByRole('radio', { name: 'Only you' })).toBeNull();
});
