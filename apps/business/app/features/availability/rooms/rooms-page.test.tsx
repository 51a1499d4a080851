import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Room } from './operations.ts';
import { capacityWords, dayWords, minutesWords, openOn, placeOf, shownHours } from './room-words.ts';
import { RoomsPage } from './rooms-page.tsx';

const DAY = '2026-06-16';
const at = (hour: number, minute = 0) => Date.UTC(2026, 5, 16, hour, minute) / 1000;
const use = (id: number, more: object) => ({
  id,
  unit: 1,
  starts: at(10),
  ends: at(11),
  is_held: false,
  appt_id: 4,
  status: 'Accept',
  guest_name: 'Maeve Daly',
  service: 'Quiet facial',
  ...more,
});
const room = (more: object = {}): Room =>
  ({
    id: 8,
    name: 'Basins',
    kind: 'room',
    capacity: 2,
    active: true,
    closures: [],
    uses: [use(1, {}), use(2, { unit: 2, is_held: true, guest_name: '', starts: at(14), ends: at(15) })],
    needs: [{ service_id: 3, service: 'Wash and blow-dry', from: null, to: 15 }],
    ...more,
  }) as Room;

/** Open on Tuesdays from 8:30 to 2 and from 3 to 7:15; one person works longer. */
const shop = {
  hours: [
    { chair_id: null, weekday: 2, from: 510, to: 840, week: null, date: null },
    { chair_id: null, weekday: 2, from: 900, to: 1155, week: null, date: null },
    { chair_id: 3, weekday: 2, from: 420, to: 1260, week: null, date: null },
  ],
  closed_days: [{ date: '2026-06-23' }],
};
const desk_shop = () => shop;

const show = () => showAtDesk(<RoomsPage head={(actions) => <header>{actions}</header>} />);

describe('rooms and equipment', () => {
  it('[PLAN-038] shows the uses of each unit, and which services need it', async () => {
    serveGraphQL({ desk_shop, desk_rooms: () => [room()] });
    show();
    const lanes = within(await screen.findByRole('list', { name: 'Basins, in use' }));
    expect(lanes.getAllByRole('listitem')).toHaveLength(2);
    expect(lanes.queryByText('Being booked, Quiet facial, 2:00 pm – 3:00 pm')).toBeTruthy();
    expect(screen.getByText('Basins, first 15 min')).toBeTruthy();
    expect(screen.getByText('2 guests at a time')).toBeTruthy();
  });

  it('[PLAN-038] says which service cannot be booked, because its room is not in use', async () => {
    serveGraphQL({ desk_shop, desk_rooms: () => [room({ active: false, uses: [] })] });
    show();
    expect(await screen.findByText('Can’t be booked: what it needs isn’t in use.')).toBeTruthy();
  });

  it('[PLAN-034] adds a room, and rejects an invalid capacity', async () => {
    const requests = serveGraphQL({
      desk_shop,
      desk_rooms: () => [],
      desk_save_room: () => ({ status: 1, message: 'Added.', id: 8, conflicts: [] }),
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Steamer');
    await userEvent.click(dialog.getByLabelText('Equipment'));
    await userEvent.clear(dialog.getByLabelText('How many there are'));
    await userEvent.type(dialog.getByLabelText('How many there are'), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Please enter between 1 and 20.');
    await userEvent.type(dialog.getByLabelText('How many there are'), '{Backspace}2');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_room')).toEqual([
        expect.objectContaining({ id: null, name: 'Steamer', kind: 'equipment', capacity: 2 }),
      ]),
    );
  });

  it('[PLAN-040] the lanes show when the shop is open that day, and any use outside of it', () => {
    const open = openOn(shop, DAY);
    expect(open).toEqual({ from: 510, to: 1155 });
    expect(shownHours([room({ uses: [] })], DAY, open)).toEqual({ from: 480, to: 1200 });
    expect(shownHours([room()], DAY, open)).toEqual({ from: 480, to: 1200 });
    const early = room({ uses: [use(1, { starts: at(7, 30), ends: at(8) })] });
    expect(shownHours([early], DAY, open)).toEqual({ from: 420, to: 1200 });
    const late = room({ uses: [use(1, { starts: at(19), ends: at(20, 20) })] });
    expect(shownHours([late], DAY, open)).toEqual({ from: 480, to: 1260 });
    expect(dayWords(DAY, open)).toBe('Tue 16 Jun, 8:30 am – 7:15 pm');
  });

  it('[PLAN-040] on a closed day they show what is booked, and nine to five if nothing is', () => {
    expect(openOn(shop, '2026-06-23')).toBeNull();
    expect(openOn(shop, '2026-06-17')).toBeNull();
    const booked = room({ uses: [use(1, { starts: at(10, 15), ends: at(12) })] });
    expect(shownHours([booked], DAY, null)).toEqual({ from: 600, to: 720 });
    expect(shownHours([room({ uses: [] })], DAY, null)).toEqual({ from: 540, to: 1020 });
    expect(dayWords('2026-06-23', null)).toBe('Tue 23 Jun, closed');
  });

  it('draws uses within the shown hours', () => {
    const hours = { from: 420, to: 1020 };
    expect(placeOf({ starts: at(7), ends: at(12) }, hours, DAY)).toEqual({ left: 0, width: 50 });
    expect(placeOf({ starts: at(18), ends: at(19) }, hours, DAY)).toBeNull();
    expect(minutesWords({ from: 10, to: 35 })).toBe('minutes 10–35');
    expect(minutesWords({ from: 30, to: null })).toBe('after 30 min');
    expect(capacityWords({ kind: 'equipment', capacity: 1 })).toBe('just one');
  });
});
