import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { addressNow, NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { AddDialog } from '../adding/add-dialog.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { calendar } from '../calendar/calendar.fixtures.ts';
import { MovingProvider } from '../moving/moving.tsx';
import type { Appointment } from '../operations.ts';
import { DayActions } from './day-actions.tsx';
import { NameWalkIn } from './name-walk-in.tsx';
import { clashWords, shiftWords } from './series-words.ts';

const line: Appointment['lines'][number] = {
  id: 1,
  service_pricing_id: 9,
  service: 'Root touch-up',
  starts: NOW,
  minutes: 75,
  chair_id: 1,
  list_price: null,
  chair: 'Chair 1',
  person: 'Aisling',
  price: 68,
  special_price: 0,
  is_group: false,
};
const visit: Appointment = { ...appointment, status: 'Accept', lines: [line] };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const walkIn = (onStarted: (id: number) => void) => (
  <AddDialog kind="walk-in" chairs={[]} date={TODAY} onBooked={onStarted}>
    <button type="button">Walk-in</button>
  </AddDialog>
);

describe('a walk-in', () => {
  const person = {
    chair_id: 3,
    name: 'Chair 3',
    person: 'Féile',
    is_now: true,
    from: NOW,
    until: NOW + 1_800,
    offers: [{ service_pricing_id: 9, name: 'Brow tidy', minutes: 10, price: 12 }],
  };

  const tint = {
    id: 3,
    name: 'Brow tint',
    active: true,
    kind: 'service',
    single_visits: false,
    chair_ids: [],
    pricings: [{ id: 12, label: '', price: 18, special_price: 0, duration: 15, own: [] }],
  };

  it('[DAY-002] starts with one click, without a name', async () => {
    const requests = serveGraphQL({
      desk_walk_in: () => [person],
      desk_start_walk_in: () => ({ status: 1, message: 'In the chair.', appt_id: 77, is_now: true, clashes: [] }),
    });
    const started: number[] = [];
    showAtDesk(walkIn((id) => started.push(id)));
    await press('Walk-in');
    await press(/Brow tidy/);
    await waitFor(() => expect(started).toEqual([77]));
    expect(sentTo(requests, 'desk_start_walk_in')).toMatchObject([{ pricing: 9, chair: 3, at: NOW, name: null }]);
    expect(toasts).toEqual(['success: In the chair.']);
  });

  it('says when nobody is free', async () => {
    serveGraphQL({ desk_walk_in: () => [] });
    showAtDesk(walkIn(() => {}));
    await press('Walk-in');
    expect(await screen.findByText('Nobody’s free today')).toBeTruthy();
  });

  it('[DAY-005] can be squeezed in when nobody is free, once the clash is accepted', async () => {
    const clash = { key: 'visit:9', words: 'Overlaps Bea Tighe 9:00–10:00 am.' };
    let answer: object = { status: 0, message: '', appt_id: null, is_now: false, clashes: [clash] };
    const requests = serveGraphQL({
      desk_walk_in: () => [],
      desk_menu: () => [{ id: 1, name: 'Brows', services: [tint] }],
      desk_start_walk_in: () => answer,
    });
    const started: number[] = [];
    showAtDesk(
      <MovingProvider calendar={calendar([])} onPropose={() => {}}>
        {walkIn((id) => started.push(id))}
      </MovingProvider>,
    );
    await press('Walk-in');
    await press('Squeeze in anyway');
    await press('Start now');
    expect(await screen.findByText(clash.words)).toBeTruthy();
    answer = { status: 1, message: 'In the chair.', appt_id: 78, is_now: true, clashes: [] };
    await press('Start anyway');
    await waitFor(() => expect(started).toEqual([78]));
    expect(sentTo(requests, 'desk_start_walk_in')).toMatchObject([
      { chair: 1, pricing: 12, anyway: [] },
      { chair: 1, pricing: 12, anyway: [clash.key] },
    ]);
  });

  it('[DAY-003] is named later', async () => {
    const requests = serveGraphQL({
      desk_guests: () => ({
        guests: [{ id: 5, first_name: 'Maud', last_name: 'Ryan', completed: 0, next: null, is_blocked: false }],
      }),
      desk_name_walk_in: () => ({ status: 1, message: 'This is Maud’s appointment now.' }),
    });
    showAtDesk(<NameWalkIn id={41} />);
    await press('Add their name');
    await press(/Maud Ryan/);
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_name_walk_in')).toEqual([{ id: 41, guest: null, guestId: 5 }]));
  });
});

describe('the day of an appointment', () => {
  it('[DAY-010] marks an appointment as late, and notifies whom the desk chooses', async () => {
    const requests = serveGraphQL({ desk_running_late: () => ({ status: 1, message: 'Noted.' }) });
    showAtDesk(<DayActions appointment={visit} />);
    await press('Running late');
    await press('20 min');
    await userEvent.click(screen.getByRole('radio', { name: /The next guest/ }));
    await press('Mark as 20 minutes late');
    await waitFor(() => expect(sentTo(requests, 'desk_running_late')).toEqual([{ id: 41, minutes: 20, tell: 'next' }]));
  });

  it('books the same again from the calendar', async () => {
    serveGraphQL({});
    showAtDesk(<DayActions appointment={{ ...visit, status: 'Completed' }} />);
    await userEvent.click(screen.getByRole('link', { name: 'Book again' }));
    expect(addressNow()).toBe('/?new=1&again=41');
    expect(screen.queryByRole('button', { name: 'Running late' })).toBeNull();
  });

  it('[DAY-021] shows clashes of a series with alternatives, and books the dates that are kept', async () => {
    const week = 7 * 86_400;
    const requests = serveGraphQL({
      desk_series: () => [
        { wanted: NOW + week, at: NOW + week, why: null },
        { wanted: NOW + 2 * week, at: NOW + 2 * week + 1_800, why: 'taken' },
        { wanted: NOW + 3 * week, at: null, why: 'closed' },
      ],
      desk_book_series: () => ({ status: 1, message: 'Booked.', appointment_ids: [1], taken: [] }),
    });
    showAtDesk(<DayActions appointment={visit} />);
    await press('Repeat');
    const dates = within(await screen.findByRole('list', { name: 'Dates' }));
    expect(dates.getByText('30 min later')).toBeTruthy();
    expect(dates.getByText('Closed that day, and nothing is free near it.')).toBeTruthy();
    await userEvent.click(dates.getAllByRole('checkbox')[0] as HTMLElement);
    await press('Book 1 appointment');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_book_series')).toMatchObject([{ id: 41, times: [NOW + 2 * week + 1_800] }]),
    );
  });

  it('[DAY-024] repeats on another weekday, at another time', async () => {
    const requests = serveGraphQL({ desk_series: () => [] });
    showAtDesk(<DayActions appointment={{ ...visit, starts: NOW }} />);
    await press('Repeat');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Weekday' }), 'Friday');
    const time = screen.getByLabelText('Time');
    await userEvent.clear(time);
    await userEvent.type(time, '14:30');
    // Tuesday at nine becomes Friday of that week at half past two.
    const from = NOW + 3 * 86_400 + 5.5 * 3_600;
    await waitFor(() => expect(sentTo(requests, 'desk_series').at(-1)).toMatchObject({ every: 6, count: 6, from }));
  });

  it('puts a clash into words', () => {
    expect(TODAY).toBe('2026-06-16');
    expect(clashWords({ wanted: NOW, at: NOW + 86_400, why: 'closed' })).toBe(
      'Closed that day. Wed 17 Jun, 9:00 am instead',
    );
    expect(shiftWords(NOW, NOW - 900)).toBe('15 min earlier');
    expect(shiftWords(NOW, NOW + 86_400)).toBe('Another day');
  });
});
