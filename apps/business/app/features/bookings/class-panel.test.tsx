import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { ClassPanel } from './class-panel.tsx';
import type { ClassRoll, Seated } from './operations.ts';

const person = (changes: Partial<Seated> = {}): Seated => ({
  appt_id: 31,
  guest_id: 5,
  guest_name: 'Bríd Kavanagh',
  seats: 1,
  status: 'Accept',
  arrived: false,
  attendance: null,
  is_new_guest: false,
  due: 12,
  mobile: '087 123 4567',
  has_mail: true,
  dates: 3,
  ...changes,
});
const roll = (changes: Partial<ClassRoll> = {}): ClassRoll => ({
  id: 9,
  service: 'Weekly blowout',
  is_course: false,
  is_cancelled: false,
  has_begun: false,
  starts: wallAt('2026-06-18', 19 * 60),
  ends: wallAt('2026-06-18', 20 * 60),
  seats: 2,
  seats_taken: 1,
  room: 'The back room',
  person: null,
  other_dates: [
    { id: 10, starts: wallAt('2026-06-25', 19 * 60), seats: 2, seats_taken: 2 },
    { id: 11, starts: wallAt('2026-07-02', 19 * 60), seats: 2, seats_taken: 0 },
  ],
  people: [person()],
  ...changes,
});

async function show(given: ClassRoll, answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const done = { status: 1, message: 'Done.', is_full: false, appt_id: 44, id: null, conflicts: [] };
  const requests = serveGraphQL({
    desk_class: () => given,
    desk_check_in: () => done,
    desk_move_in_class: () => done,
    desk_cancel_class_date: () => done,
    desk_message_class: () => done,
    desk_guests: () => ({ guests: [] }),
    ...answers,
  });
  showAtDesk(<ClassPanel id={9} onClose={() => {}} linkTo={(id) => `/?appt=${id}`} />);
  await screen.findByText('Weekly blowout');
  await screen.findByText(/places? taken|No bookings yet/);
  return requests;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of a class date', () => {
  it('[CLASS-012] says where it takes place', async () => {
    await show(roll());
    expect(screen.getByText('The back room')).toBeTruthy();
  });

  it('[CLASS-010] checks in each guest; a date is missed only once it has begun', async () => {
    const requests = await show(roll());
    expect(screen.queryByRole('button', { name: 'Missed' })).toBeNull();
    await press('Here');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_check_in')).toMatchObject([{ id: 9, appt: 31, attendance: 'here' }]),
    );
  });

  it('[CLASS-014] warns before adding a guest to a date that has begun, and adds them anyway', async () => {
    const added = { status: 1, message: 'Added.', is_full: false, has_begun: false, appt_id: 45 };
    const requests = await show(roll({ has_begun: true }), {
      desk_add_to_class: () => added,
      desk_guests: () => ({ guests: [{ id: 8, first_name: 'Tess', last_name: 'Roche', completed: 2 }] }),
    });
    await press('Add');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Tess Roche/ }));
    expect(dialog.getByText('This class began on Thu 18 Jun, 7:00 pm.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_add_to_class')).toMatchObject([{ id: 9, guestId: 8, anyway: true }]),
    );
  });

  it('[CLASS-009] warns before moving a guest to a full date', async () => {
    const requests = await show(roll());
    await press('Move Bríd Kavanagh to another date');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/That date is full/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('To'), '11');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sentTo(requests, 'desk_move_in_class')).toMatchObject([{ to: 11, anyway: false }]));
  });

  it('[CLASS-003] cancels only this date, with a refund or another date', async () => {
    const requests = await show(roll());
    await press('Cancel this date');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/Only this date is cancelled. We’ll let 1 guest know. Their other dates aren’t affected./),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Offer another date/ }));
    await userEvent.selectOptions(dialog.getByLabelText('The other date'), '11');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and tell 1 guest' }));
    await waitFor(() => expect(sentTo(requests, 'desk_cancel_class_date')).toMatchObject([{ id: 9, instead: 11 }]));
  });

  it('[CLASS-011] names guests who cannot be reached by email', async () => {
    const requests = await show(
      roll({ people: [person(), person({ appt_id: 32, guest_name: 'Maud', has_mail: false })] }),
    );
    await press('Message all');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/No email address for Maud/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Your message'), 'Bring a mat.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 1 guest' }));
    await waitFor(() => expect(sentTo(requests, 'desk_message_class')).toMatchObject([{ text: 'Bring a mat.' }]));
  });
});
