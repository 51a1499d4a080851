import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { pressOnceEnabled, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import type { Appointment } from '../operations.ts';
import { groupChoice } from './move-draft.ts';
import { MoveSheet } from './move-sheet.tsx';

const starts = wallAt(TODAY, 11 * 60);
const other = (id: number, name: string, status = 'Accept') => ({ id, name, status, services: 'Beard trim', starts });
const detail = (more: Partial<Appointment> = {}): Appointment => ({
  ...appointment,
  status: 'Accept',
  starts,
  ends: starts + 3_600,
  may_move: true,
  companion: 'Cian',
  together: [other(1, 'Niamh Byrne'), other(2, 'Aoife'), other(3, 'Dara', 'Cancelled')],
  ...more,
});
const done = {
  status: 1,
  message: 'All 3 moved to Tue 16 Jun, 2:00–3:00 pm with Bea.',
  has_changed: false,
  version: 4,
  move_id: 8,
  undo_until: NOW + 10,
  clashes: [],
};

const open = (shown: Appointment, asked: { starts: number | null; chairId: number | null }) => {
  const requests = serveGraphQL({
    desk_appointment: () => shown,
    desk_move_preview: () => ({ message: '', clashes: [], new_total: null }),
    desk_move_people: () => [],
    desk_move: () => done,
  });
  showAtDesk(
    <MoveSheet
      asked={{ appointmentId: shown.id, lineId: null, minutes: null, ...asked }}
      chairs={[]}
      onClose={() => {}}
      onMoved={() => {}}
      onPropose={() => {}}
    />,
  );
  return requests;
};

it('[GROUP-024] another time asks whether all three move or only Cian, and moves all of them', async () => {
  const requests = open(detail(), { starts: starts + 3 * 3_600, chairId: null });
  const choice = within(await screen.findByRole('group', { name: 'All three or only Cian?' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /All three/ })).toHaveProperty('checked', true);
  await waitFor(() => expect(sentTo(requests, 'desk_move_preview').at(-1)).toMatchObject({ whole: true }));
  await pressOnceEnabled(() => screen.getByRole('button', { name: /^Move/ }));
  await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ whole: true }]));
});

it('[GROUP-024] another person applies to one of them unless the desk says otherwise', async () => {
  const requests = open(detail(), { starts, chairId: 2 });
  await screen.findByRole('group', { name: 'All three or only Cian?' });
  await waitFor(() => expect(sentTo(requests, 'desk_move_preview').at(-1)).toMatchObject({ whole: false }));
  await userEvent.click(screen.getByRole('radio', { name: /All three/ }));
  await waitFor(() => expect(sentTo(requests, 'desk_move_preview').at(-1)).toMatchObject({ whole: true }));
});

it('without a group there is no choice', () => {
  expect(groupChoice(detail({ together: [other(3, 'Dara', 'Cancelled')] }))).toBeNull();
  expect(groupChoice(detail({ companion: '', together: [other(2, 'Aoife')] }))).toEqual({
    all: 'Both of them',
    one: `Only ${appointment.guest.first_name}`,
  });
});
