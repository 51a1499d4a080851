import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { act, screen, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { at, entry } from '../calendar/calendar.fixtures.ts';
import { DragLayer } from './drag-layer.tsx';
import { createDragStore, type Dragging } from './drag-store.ts';

const niamh = entry({ key: 'visit-5', appt_id: 41, status: 'Accept', from: at(11), to: at(12) });
const WARNING = 'Ends 1 h 15 min after Shauna’s day ends at 8:00 pm.';
const dragging = (more: Partial<Dragging> = {}): Dragging => ({
  grip: { entry: niamh, kind: 'move', offset: 0 },
  landing: { starts: niamh.starts, minutes: 60, chairId: 2 },
  place: { left: 300, top: 300, width: 230, height: 84 },
  pointer: { x: 320, y: 300 },
  axis: 0,
  top: 0,
  warning: null,
  over: null,
  ...more,
});

function show(isBeside: boolean) {
  const store = createDragStore();
  serveGraphQL({
    desk_move_people: () => [
      { chair_id: 2, does: true, minutes: 60, price: 60 },
      { chair_id: 3, does: false, minutes: 60, price: 60 },
    ],
    desk_load: () => [],
  });
  showAtDesk(
    <DragLayer store={store} personOf={() => 'Shauna'} days={['2026-06-16', '2026-06-17']} isBeside={isBeside} />,
  );
  return store;
}
const drag = (store: ReturnType<typeof show>, more?: Partial<Dragging>) => act(() => store.set(dragging(more)));
const warning = () => screen.getByText(/Esc cancels/).closest('div') as HTMLElement;
const block = () => document.querySelector('[data-dragging] > div[style*="translate"]') as HTMLElement;

describe('an appointment in the air', () => {
  it('[DESKC-007] has its warning below it, and above it where the screen ends', () => {
    const store = show(true);
    drag(store, { warning: WARNING });
    expect(warning().style.top).toBe('392px');
    const y = window.innerHeight - 60;
    drag(store, { warning: WARNING, pointer: { x: 320, y } });
    expect(warning().style.top).toBe('');
    expect(Number.parseInt(warning().style.bottom, 10)).toBeGreaterThanOrEqual(window.innerHeight - y);
  });

  it('[DESKC-007] stays on the screen', () => {
    const store = show(true);
    drag(store, { pointer: { x: window.innerWidth - 20, y: 300 } });
    const [, x] = /translate\((\d+)px/.exec(block().style.transform) ?? [];
    expect(Number(x) + Number.parseInt(block().style.width, 10)).toBeLessThan(window.innerWidth);
  });

  it('[DESKC-007] says what speaks for the place: who does it, and that it is free', async () => {
    const store = show(true);
    drag(store);
    await waitFor(() => expect(screen.getByText('Shauna does it, 1 h, €60.00')).toBeTruthy());
    expect(screen.getByText('Free then, and inside working hours')).toBeTruthy();
    drag(store, { warning: WARNING, landing: { starts: niamh.starts, minutes: 60, chairId: 3 } });
    expect(screen.queryByText('Shauna does it, 1 h, €60.00')).toBeNull();
    expect(screen.queryByText('Free then, and inside working hours')).toBeNull();
  });

  it('[DESKC-007] has its whole warning above the days of a phone', () => {
    const store = show(false);
    drag(store, { warning: WARNING });
    expect(screen.getByText(WARNING).className).not.toContain('truncate');
  });
});
