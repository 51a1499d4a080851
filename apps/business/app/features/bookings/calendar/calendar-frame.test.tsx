import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { FloorCalendar } from '../floor-calendar.tsx';
import type { Load } from '../operations.ts';
import { at, calendar, entry } from './calendar.fixtures.ts';

/** A wide screen, or a phone. */
function screenIs(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
}
beforeEach(() => screenIs(true));

const day = (date: string, more: Partial<Load> = {}): Load => ({
  date,
  fill: 50,
  morning: 50,
  afternoon: 50,
  evening: null,
  bookings: 3,
  worth: 120,
  waiting: 0,
  classes: [],
  away: [],
  free: [],
  shut: null,
  shut_reason: null,
  ...more,
});
const dates = (from: string, to: string) => {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    all.push(new Date(at).toISOString().slice(0, 10));
  return all;
};
const loadOf = ({ from, to }: Record<string, unknown>, special: Record<string, Partial<Load>> = {}) =>
  dates(String(from), String(to)).map((date) => day(date, special[date]));

const answers = {
  desk_calendar: ({ from, to }: Record<string, unknown>) => calendar([], { from: String(from), to: String(to) }),
  desk_load: (asked: Record<string, unknown>) => loadOf(asked),
};

async function openJump() {
  await userEvent.click(await screen.findByRole('button', { name: /go to another date/ }));
  return within(await screen.findByRole('dialog', { name: 'Go to a date' }));
}

describe('going to a date', () => {
  it('[CAL-003] understands a date in words, says how full it is, and goes there', async () => {
    serveGraphQL(answers);
    showAtDesk(<FloorCalendar />);
    const jump = await openJump();
    await userEvent.type(jump.getByLabelText('Go to'), 'in 6 weeks');
    expect(
      await jump.findByRole('button', { name: /Tuesday 28 July/, description: '3 bookings, 50% free' }),
    ).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(addressNow()).toBe('/?date=2026-07-28');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CAL-003] says what it understands when the input is not a date', async () => {
    serveGraphQL(answers);
    showAtDesk(<FloorCalendar />);
    const jump = await openJump();
    await userEvent.type(jump.getByLabelText('Go to'), 'soonish');
    expect(jump.getByText(/That isn’t a date we know/)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(addressNow()).toBe('/');
  });

  it('[CAL-003] has a small month with each day’s load, and names the emptiest and the fullest day', async () => {
    const special = { '2026-06-24': { fill: 31 }, '2026-06-26': { fill: 90 } };
    serveGraphQL({ ...answers, desk_load: (asked) => loadOf(asked, special) });
    showAtDesk(<FloorCalendar />);
    const jump = await openJump();
    expect(await jump.findByRole('button', { name: /Most room Wed 24 Jun 31% full/ })).toBeTruthy();
    expect(jump.getByRole('button', { name: /Fullest Fri 26 Jun 90% full/ })).toBeTruthy();
    await userEvent.click(jump.getByRole('button', { name: 'Next month' }));
    await userEvent.click(await jump.findByRole('button', { name: /^Fri 3 Jul, 3 bookings, €120.00, 50% full/ }));
    expect(addressNow()).toBe('/?date=2026-07-03');
  });

  it('[CAL-004] finds past and upcoming appointments, with the year when it is not this one', async () => {
    const found = [
      {
        id: 5,
        guest_name: 'Niamh Gallagher',
        status: 'Accept',
        starts: wallAt(TODAY, at(13, 30)),
        service: 'Cut',
        person: 'Bea',
      },
      {
        id: 6,
        guest_name: 'Niamh Ryan',
        status: 'Completed',
        starts: wallAt('2025-11-14', at(9)),
        service: 'Facial',
        person: null,
      },
    ];
    const requests = serveGraphQL({ ...answers, desk_find_appointments: () => found });
    showAtDesk(<FloorCalendar />);
    const jump = await openJump();
    await userEvent.type(jump.getByRole('searchbox', { name: 'Find an appointment' }), 'niamh');
    const link = await jump.findByRole('link', { name: /Niamh Gallagher.*Today, 1:30 pm · Cut, Bea/ });
    expect(jump.getByRole('link', { name: /Niamh Ryan.*Came Fri 14 Nov 2025 · Facial/ })).toBeTruthy();
    expect(sentTo(requests, 'desk_find_appointments').at(-1)).toMatchObject({ search: 'niamh' });
    await userEvent.click(link);
    expect(addressNow()).toBe(`/?date=${TODAY}&appt=5`);
  });

  it('[CAL-004] says when nothing is found', async () => {
    serveGraphQL({ ...answers, desk_find_appointments: () => [] });
    showAtDesk(<FloorCalendar />);
    const jump = await openJump();
    await userEvent.type(jump.getByRole('searchbox', { name: 'Find an appointment' }), 'nobody');
    expect(await jump.findByText('No appointments for “nobody”.')).toBeTruthy();
  });

  it('[CAL-003] shows the year of a day that is not in this one', async () => {
    serveGraphQL(answers);
    showAtDesk(<FloorCalendar />, { address: '/?date=2027-03-02' });
    expect(await screen.findByRole('heading', { name: /Tuesday 2 March 2027/ })).toBeTruthy();
  });
});

describe('a month', () => {
  const special = {
    '2026-06-17': { waiting: 2 },
    '2026-06-18': { away: ['Tom'] },
    '2026-06-21': { fill: null, bookings: 0, worth: 0 },
  };
  const month = { ...answers, desk_load: (asked: Record<string, unknown>) => loadOf(asked, special) };

  it('[CAL-008] says how full each day is, what it is worth, and its most important fact', async () => {
    serveGraphQL(month);
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    const table = within(await screen.findByRole('table', { name: 'Month' }));
    expect(
      table.getByRole('button', { name: 'Wed 17 Jun, 3 bookings, €120.00, 50% full, 2 waiting for you' }),
    ).toBeTruthy();
    expect(table.getByRole('button', { name: /Thu 18 Jun.*Tom away/ })).toBeTruthy();
    expect(table.getByRole('button', { name: 'Sun 21 Jun, closed' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /June 2026/ })).toBeTruthy();
    // The days of other months that fill the first and last week are not counted.
    expect(screen.getByText('87')).toBeTruthy();
  });

  it('[CAL-011] says how much of each coming day is free, and on a busy day who has the most', async () => {
    const free = [
      { person: 'Aisling', minutes: 200 },
      { person: 'Tom', minutes: 90 },
    ];
    const days = {
      '2026-06-15': { free },
      [TODAY]: { free, fill: 80 },
      '2026-06-17': { free },
      '2026-06-18': { free, fill: 80 },
      '2026-06-19': { free, fill: 80, away: ['Bea'] },
      '2026-06-22': { free, fill: 80, shut: 'blocked' },
      '2026-06-23': { free: [{ person: 'Tom', minutes: 29 }], fill: 99 },
    };
    serveGraphQL({ ...answers, desk_load: (asked) => loadOf(asked, days) });
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    const table = within(await screen.findByRole('table', { name: 'Month' }));
    for (const name of [
      'Mon 15 Jun, 3 bookings, €120.00, 50% full',
      'Wed 17 Jun, 3 bookings, €120.00, 50% full, 4.5 h free',
      'Thu 18 Jun, 3 bookings, €120.00, 80% full, 4.5 h free, Aisling 3 h free',
      'Fri 19 Jun, 3 bookings, €120.00, 80% full, 4.5 h free, Bea away',
      'Mon 22 Jun, 3 bookings, €120.00, 80% full, Not taking bookings',
      'Tue 23 Jun, 3 bookings, €120.00, 99% full',
    ])
      expect(table.getByRole('button', { name })).toBeTruthy();
    expect(table.getByRole('button', { name: /80% full$/, current: 'date' })).toBeTruthy();
    expect(table.getAllByText('4.5 h free')).toHaveLength(3);
    expect(table.getAllByText('Aisling 3 h free')).toHaveLength(1);
  });

  it('[CAL-011] the small month and a phone say the same', async () => {
    screenIs(false);
    const free = [{ person: 'Aisling', minutes: 200 }];
    serveGraphQL({ ...answers, desk_load: (asked) => loadOf(asked, { '2026-06-18': { free, fill: 80 } }) });
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    await userEvent.click(await screen.findByRole('button', { name: /^Thu 18 Jun,/ }));
    expect(screen.getByText('3 bookings, €120.00, 80% full').parentElement?.textContent).toContain('Aisling 3 h free');
    const jump = await openJump();
    expect(
      await jump.findByRole('button', { name: /^Thu 18 Jun, 3 bookings, €120.00, 80% full, Aisling 3 h free$/ }),
    ).toBeTruthy();
  });

  it('[CAL-008] opens a day, and steps by months', async () => {
    serveGraphQL(month);
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(addressNow()).toBe('/?view=month&date=2026-07-16');
    await userEvent.click(await screen.findByRole('button', { name: /^Fri 3 Jul,/ }));
    expect(addressNow()).toBe('/?date=2026-07-03');
  });

  it('[CAL-008] shows the whole shop or one person', async () => {
    const requests = serveGraphQL(month);
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    await userEvent.click(await screen.findByRole('button', { name: 'Bea' }));
    await waitFor(() => expect(sentTo(requests, 'desk_load').at(-1)).toMatchObject({ chair: 1 }));
  });

  it('[CAL-008] on a phone shows a day’s facts below before opening it', async () => {
    screenIs(false);
    serveGraphQL(month);
    showAtDesk(<FloorCalendar />, { address: '/?view=month' });
    await userEvent.click(await screen.findByRole('button', { name: /^Wed 17 Jun,/ }));
    expect(screen.getByText('3 bookings, €120.00, 50% full')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open day' }));
    expect(addressNow()).toBe('/?date=2026-06-17');
  });
});

describe('a day', () => {
  const entries = [
    entry({ key: 'n', appt_id: 41, from: at(9), to: at(12) }),
    entry({
      key: 'h',
      kind: 'hold',
      from: at(14),
      to: at(15),
      title: 'Orla',
      purpose: 'checkout',
      status: null,
      total_amount: null,
      expires_at: Date.UTC(2026, 5, 16, 9, 6) / 1000,
    }),
  ];

  it('[CAL-002] says how full each person is', async () => {
    serveGraphQL({ ...answers, desk_calendar: () => calendar(entries) });
    showAtDesk(<FloorCalendar />);
    const [, wide] = await screen.findAllByRole('region', { name: 'Calendar' });
    // Three of Bea's seven hours.
    expect(within(wide as HTMLElement).getByText('43%')).toBeTruthy();
  });

  it('[CAL-005] shows a time that is being paid for, with its countdown', async () => {
    serveGraphQL({ ...answers, desk_calendar: () => calendar(entries) });
    showAtDesk(<FloorCalendar />);
    expect((await screen.findAllByText('Being booked')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('held 6 min more').length).toBeGreaterThan(0);
  });

  it('[CAL-009] is printed as a list of each person’s appointments', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    serveGraphQL({ ...answers, desk_calendar: () => calendar(entries) });
    showAtDesk(<FloorCalendar />);
    const paper = within(await screen.findByLabelText('Day for printing'));
    expect(paper.getByText('Tuesday 16 June, Willow Room')).toBeTruthy();
    expect(paper.getByText('9:00 am – 12:00 pm')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Print the day' }));
    expect(print).toHaveBeenCalled();
  });

  it('[CAL-006] marks each free stretch with what could fill it', async () => {
    serveGraphQL({ ...answers, desk_calendar: () => calendar(entries) });
    showAtDesk(<FloorCalendar gap={({ chairId, from, to }) => `gap ${chairId} ${from}-${to}`} />);
    await screen.findAllByText('Being booked');
    expect(screen.getAllByText('gap 1 720-780').length).toBeGreaterThan(0);
    expect(screen.getAllByText('gap 1 900-1020').length).toBeGreaterThan(0);
  });
});
