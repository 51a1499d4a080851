import { bookingLimits } from '@thyme/domain/bookings';
import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, pressOnceEnabled, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import type { Appointment } from '../operations.ts';
import { MoveSheet } from './move-sheet.tsx';

const starts = wallAt(TODAY, 11 * 60);
const shown: Appointment = {
  ...appointment,
  status: 'Accept',
  starts,
  ends: starts + 3_600,
  may_move: true,
  tell: ['mail', 'message', 'nobody'],
};
const done = {
  status: 1,
  message: 'Moved.',
  has_changed: false,
  version: 4,
  move_id: 8,
  undo_until: NOW + 10,
  clashes: [],
};
const standardAt = (start: unknown) => `Fern & Fold moved your appointment to ${start}.`;
const clash = { key: 'visit:7', words: 'Overlaps Bea Tighe 2:00–3:00 pm.' };
const wished = starts + 3 * 3_600;
const clear = wallAt('2026-06-18', 9 * 60 + 30);

const open = () => {
  const requests = serveGraphQL({
    desk_appointment: () => shown,
    desk_move_preview: ({ start }: Record<string, unknown>) => ({
      message: '',
      clashes: start === wished ? [clash] : [],
      new_total: null,
      guest_message: standardAt(start),
      next_clear: start === wished ? clear : null,
    }),
    desk_move_people: () => [],
    desk_move: () => done,
  });
  showAtDesk(
    <MoveSheet
      asked={{ appointmentId: shown.id, lineId: null, minutes: null, starts: wished, chairId: null }}
      chairs={[]}
      onClose={() => {}}
      onMoved={() => {}}
      onPropose={() => {}}
    />,
  );
  return requests;
};
const change = () => screen.findByRole('button', { name: 'Change the wording' });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Niamh');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const book = () => pressOnceEnabled(() => screen.getByRole('button', { name: /^(Book anyway|Move)/ }));

describe('the words to the guest', () => {
  it('[MOVE-023] are shown, can be changed, and are sent with the move', async () => {
    const requests = open();
    await screen.findByText(new RegExp(`“${standardAt(wished)}”`));
    await userEvent.click(await change());
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe(standardAt(wished));
    write('  Aisling is out sick, sorry! ');
    await book();
    await waitFor(() =>
      expect(sentTo(requests, 'desk_move')).toMatchObject([{ message: 'Aisling is out sick, sorry!' }]),
    );
  });

  it('[MOVE-023] are the standard ones if untouched, emptied or reset, and unsent if nobody is told', async () => {
    const requests = open();
    await book();
    await userEvent.click(await change());
    await book();
    write('   ');
    expect(screen.getByText('Left empty, we’ll use the standard wording.')).toBeTruthy();
    await book();
    write('See you then');
    await userEvent.click(screen.getByRole('button', { name: 'Use the standard wording' }));
    expect(document.activeElement).toBe(await change());
    await book();
    await userEvent.click(await change());
    write('See you then');
    await userEvent.click(screen.getByRole('radio', { name: /Nobody/ }));
    expect(screen.queryByLabelText('Message to Niamh')).toBeNull();
    await book();
    await waitFor(() => expect(sentTo(requests, 'desk_move')).toHaveLength(5));
    expect(sentTo(requests, 'desk_move').map(({ message }) => message)).toEqual([null, null, null, null, null]);
  });

  it('[MOVE-023] that are too long have an error on the field and cannot be sent', async () => {
    open();
    await userEvent.click(await change());
    write('x'.repeat(bookingLimits.moveMessage + 1));
    expect(screen.getByText('Please shorten it by 1 character.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Please shorten the message' })).toHaveProperty('disabled', true);
    write('x'.repeat(bookingLimits.moveMessage));
    expect(screen.getByText('0 characters left')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Book anyway/ })).toHaveProperty('disabled', false);
  });

  it('[MOVE-023] stay when the time changes, with a reminder to check them', async () => {
    open();
    await userEvent.click(await change());
    write('See you at two');
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '15:00' } });
    expect(await screen.findByText(/changed the move since you wrote this/)).toBeTruthy();
    expect(field().value).toBe('See you at two');
  });
});

it('[MOVE-024] a clash offers the next free time, and one press takes it', async () => {
  const requests = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thu 18 Jun, 9:30 am' }));
  await waitFor(() => expect(screen.queryByText(clash.words)).toBeNull());
  expect(screen.queryByText(/Next free time/)).toBeNull();
  await book();
  await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ start: clear, anyway: [] }]));
});
