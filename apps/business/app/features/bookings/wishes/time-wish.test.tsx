import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { pressOnceEnabled, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { at, calendar } from '../calendar/calendar.fixtures.ts';
import { TimeWish, type TimeWishProps } from './time-wish.tsx';

const starts = wallAt(TODAY, at(14, 45));
const wished = starts - 1_800;
const asked = { body: 'My meeting moved. Could I come half an hour earlier?', at: NOW - 60 };

function show(changes: Partial<TimeWishProps> = {}, preview: object = {}) {
  const requests = serveGraphQL({
    desk_calendar: () => calendar([]),
    desk_appointment: () => ({
      ...appointment,
      id: 41,
      status: 'Accept',
      starts,
      ends: starts + 2_700,
      may_move: true,
    }),
    desk_move_preview: () => ({
      message: '',
      clashes: [],
      new_total: null,
      guest_message: '',
      next_clear: null,
      ...preview,
    }),
    desk_move_people: () => [],
    desk_move: () => ({
      status: 1,
      message: 'Moved to 2:15 pm.',
      has_changed: false,
      version: 4,
      move_id: 8,
      undo_until: NOW + 10,
      clashes: [],
    }),
  });
  const props = {
    message: asked,
    appointment: { id: 41, starts, is_call: false, moved_at: NOW - 900 },
    name: 'Roisín',
  };
  showAtDesk(<TimeWish {...props} {...changes} />);
  return requests;
}

describe('a guest’s message that asks for another time', () => {
  it('[REACH-090] becomes the move to it, which can be undone', async () => {
    const requests = show();
    await screen.findByText('Roisín asks for 2:15 pm.');
    screen.getByText(/It’s free\./);
    expect(sentTo(requests, 'desk_move_preview')).toMatchObject([{ id: 41, start: wished }]);
    await userEvent.click(screen.getByRole('button', { name: 'Move to 2:15 pm' }));
    const dialog = within(await screen.findByRole('dialog'));
    await pressOnceEnabled(() => dialog.getByRole('button', { name: /^Move/ }));
    await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ id: 41, start: wished }]));
    await screen.findByRole('button', { name: 'Undo' });
  });

  it('[REACH-090] says what it clashes with, and can be moved there all the same', async () => {
    show({}, { clashes: [{ key: 'overlap-1', words: 'Overlaps Bea 2:00–2:30 pm.' }] });
    await screen.findByText(/Overlaps Bea 2:00–2:30 pm\./);
    screen.getByRole('button', { name: 'Move to 2:15 pm' });
  });

  it.each([
    ['the shop has answered', { message: null }],
    ['the appointment was moved since', { appointment: { id: 41, starts, is_call: false, moved_at: NOW } }],
    ['it is a call', { appointment: { id: 41, starts, is_call: true, moved_at: NOW - 900 } }],
    ['no time is asked for', { message: { body: 'Is there parking?', at: NOW - 60 } }],
  ])('[REACH-090] is only a message when %s', async (_case, changes) => {
    const requests = show(changes);
    await Promise.resolve();
    expect(sentTo(requests, 'desk_move_preview')).toEqual([]);
    expect(screen.queryByText(/asks for/)).toBeNull();
  });

  it('[REACH-090] is only a message when it cannot go there at all', async () => {
    const requests = show({}, { message: 'This time is in the past.' });
    await waitFor(() => expect(sentTo(requests, 'desk_move_preview')).not.toEqual([]));
    expect(screen.queryByText(/asks for/)).toBeNull();
  });
});
