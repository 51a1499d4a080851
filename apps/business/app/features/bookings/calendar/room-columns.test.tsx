import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, pressOnceEnabled, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressNow, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { FloorCalendar } from '../floor-calendar.tsx';
import { askFor, warningOf } from '../moving/drag-math.ts';
import { at, calendar, entry } from './calendar.fixtures.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const [BASIN, COLOUR] = [91, 92];
const niamh = entry({ key: 'visit-5', appt_id: 41, status: 'Accept', from: at(11), to: at(12) });
/** Occupied from a quarter past, for the second part of the service. */
const inBasin = entry({
  key: `visit-5-in-${BASIN}-1`,
  appt_id: 41,
  status: 'Accept',
  chair_id: BASIN,
  from: at(11, 15),
  to: at(12),
});
const inColour = entry({
  key: `visit-6-in-${COLOUR}-1`,
  appt_id: 42,
  status: 'Accept',
  chair_id: COLOUR,
  title: 'Sean Byrne',
  from: at(14),
  to: at(15),
});
const shown = calendar([niamh], {
  by_room: {
    rooms: [
      { id: BASIN, name: 'Basin', kind: 'equipment', active: true },
      { id: COLOUR, name: 'Colour room', kind: 'room', active: true },
    ],
    entries: [inBasin, inColour],
  },
});
const landing = (chairId: number, minute: number) => ({ starts: wallAt(TODAY, minute), minutes: 45, chairId });
const grip = { entry: inBasin, kind: 'move' as const, offset: 0 };

it('[ROOM-001] a switch shows rooms instead of people, each with the entries that occupy it', async () => {
  serveGraphQL({ desk_calendar: () => shown });
  showAtDesk(<FloorCalendar />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Rooms' }));
  expect(addressNow()).toContain('by=rooms');
  const grid = within((await screen.findAllByRole('region', { name: 'Calendar' })).at(-1) as HTMLElement);
  const basin = within(grid.getByRole('region', { name: 'Basin' }));
  expect(basin.getByRole('link', { name: /Niamh Gallagher/ })).toBeTruthy();
  expect(within(grid.getByRole('region', { name: 'Colour room' })).getByText('Sean Byrne')).toBeTruthy();
  expect(grid.queryByRole('region', { name: 'Bea, Window chair' })).toBeNull();
});

it('[ROOM-001] a shop without rooms has no switch', async () => {
  serveGraphQL({ desk_calendar: () => calendar([niamh]) });
  showAtDesk(<FloorCalendar />, { address: '/?by=rooms' });
  expect((await screen.findAllByRole('region', { name: 'Bea, Window chair' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('radio', { name: 'Rooms' })).toBeNull();
});

it('[ROOM-002] a drag to another room changes the room, and the service shifts by the same offset as the room’s part', () => {
  expect(askFor(shown, grip, landing(COLOUR, at(12, 15)))).toEqual({
    appointmentId: 41,
    lineId: 5,
    starts: wallAt(TODAY, at(12)),
    chairId: null,
    minutes: null,
    room: { from: BASIN, to: COLOUR },
  });
});

it('[ROOM-002] a room that is not free is a warning while it is dragged', () => {
  expect(warningOf(shown, grip, landing(COLOUR, at(14, 30)))).toBe('Colour room isn’t free then.');
  expect(warningOf(shown, grip, landing(COLOUR, at(12)))).toBeNull();
  expect(warningOf(shown, grip, landing(BASIN, at(11)))).toBeNull();
});

it('[ROOM-002] by keyboard: M opens the sheet with the rooms to choose from', async () => {
  const starts = wallAt(TODAY, at(11));
  const requests = serveGraphQL({
    desk_calendar: () => shown,
    desk_appointment: () => ({ ...appointment, status: 'Accept', starts, ends: starts + 3_600, may_move: true }),
    desk_move_people: () => [],
    desk_move_preview: () => ({
      message: '',
      new_total: null,
      clashes: [{ key: 'room:92', words: 'Colour room isn’t free then.' }],
    }),
    desk_move: () => ({
      status: 1,
      message: 'Moved.',
      has_changed: false,
      version: 4,
      move_id: 8,
      undo_until: 0,
      clashes: [],
    }),
  });
  showAtDesk(<FloorCalendar />, { address: '/?by=rooms' });
  const [block] = (await screen.findAllByText('Niamh Gallagher')).slice(-1);
  fireEvent.keyDown(block as HTMLElement, { key: 'm' });
  const sheet = within((await screen.findByText(/^Move Niamh/)).closest('[role=dialog]') as HTMLElement);
  await userEvent.selectOptions(sheet.getByLabelText('Room'), 'Colour room');
  expect(await sheet.findByText('Colour room isn’t free then.')).toBeTruthy();
  await waitFor(() =>
    expect(sentTo(requests, 'desk_move_preview').at(-1)).toMatchObject({ roomFrom: BASIN, roomTo: COLOUR }),
  );
  await pressOnceEnabled(() => sheet.getByRole('button', { name: /^Book anyway/ }));
  await waitFor(() =>
    expect(sentTo(requests, 'desk_move')).toMatchObject([{ roomFrom: BASIN, roomTo: COLOUR, anyway: ['room:92'] }]),
  );
});
