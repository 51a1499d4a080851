import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { act, screen, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { at, entry } from '../calendar/calendar.fixtures.ts';
import { DragDim, DragHead } from './drag-head.tsx';
import { createDragStore, type Dragging } from './drag-store.ts';

const niamh = entry({ key: 'visit-5', appt_id: 41, status: 'Accept', from: at(11), to: at(12) });
const dragging = (chairId: number, kind: 'move' | 'resize' = 'move'): Dragging => ({
  grip: { entry: niamh, kind, offset: 0 },
  landing: { starts: niamh.starts, minutes: 60, chairId },
  place: { left: 0, top: 0, width: 100, height: 84 },
  pointer: { x: 0, y: 0 },
  axis: 0,
  top: 0,
  warning: null,
  over: null,
});
const people = [
  { chair_id: 1, does: true, minutes: 60, price: 68 },
  { chair_id: 2, does: true, minutes: 75, price: 60 },
  { chair_id: 3, does: false, minutes: 60, price: 68 },
];
const columns = [
  { label: 'Bea', person: 'Bea', head: <p>Bea, 86%</p>, chairId: 1 },
  { label: 'Tom', person: 'Tom', portrait: { image: '/uploads/people/tom.webp' }, head: <p>Tom, 64%</p>, chairId: 2 },
  { label: 'Féile', person: 'Féile', head: <p>Féile, 58%</p>, chairId: 3 },
  { label: 'Basin', head: <p>Basin</p>, chairId: 8 },
];

function show() {
  const store = createDragStore();
  const sent = serveGraphQL({ desk_move_people: () => people });
  showAtDesk(
    columns.map((column) => (
      <section key={column.chairId} aria-label={column.label}>
        <DragHead column={column} store={store} className="">
          {null}
        </DragHead>
        <DragDim column={column} store={store} />
      </section>
    )),
  );
  return { store, sent };
}
const headOf = (name: string) => screen.getByRole('region', { name }).textContent?.replace(/^[A-ZÉ](?=[A-ZÉ])/, '');
const faceOf = (name: string) =>
  screen.getByRole('region', { name }).querySelector('img')?.getAttribute('src') ?? undefined;
const dimmed = () =>
  columns.filter(({ label }) => screen.getByRole('region', { name: label }).querySelector('[data-dimmed]'));

describe('the heads of the columns while an appointment is dragged', () => {
  it('[DESKC-002] [CAL-031] say who has it, who does it, how long and for how much, and dim who doesn’t', async () => {
    const { store, sent } = show();
    expect(headOf('Tom')).toBe('Tom, 64%');
    act(() => store.set(dragging(2)));
    await waitFor(() => expect(headOf('Tom')).toBe('TomDoes it, 1 h 15 min, €60.00'));
    expect(headOf('Bea')).toBe('BeaHas Niamh now');
    expect(headOf('Féile')).toBe('FéileDoesn’t do this');
    expect(headOf('Basin')).toBe('Basin');
    expect(faceOf('Tom')).toBe('/uploads/people/tom.webp?w=96');
    expect(faceOf('Bea')).toBeUndefined();
    expect(dimmed().map(({ label }) => label)).toEqual(['Féile']);
    // Once for all heads, and not again with every step of the pointer.
    act(() => store.set(dragging(3)));
    expect(sentTo(sent, 'desk_move_people')).toEqual([{ id: 41, line: 5 }]);
    act(() => store.set(null));
    expect(headOf('Tom')).toBe('Tom, 64%');
    expect(dimmed()).toEqual([]);
  });

  it('[DESKC-002] stay as they are while a length is pulled', () => {
    const { store, sent } = show();
    act(() => store.set(dragging(1, 'resize')));
    expect(headOf('Bea')).toBe('Bea, 86%');
    expect(sentTo(sent, 'desk_move_people')).toEqual([]);
  });
});
