import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import {
  BookingStage,
  chooseThursday,
  classDates,
  dialog,
  NOW,
  next,
  person,
  serve,
  service,
  THURSDAY,
  WEEK,
} from './shop-booking.fixtures.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const logIn = () => {
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
};
const datesIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));
const date = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}, `) });
const serveDates = (...states: Parameters<typeof classDates>) =>
  serve({ 'query ClassDates': () => classDates(...states) });

describe('a class with several dates', () => {
  it('[SLOT-009] [SLOT-031] comes on its listed dates only, each with its places left', async () => {
    serve();
    render(<BookingStage items={[service(3)]} />);
    await screen.findByRole('button', { name: 'Thu 27 Aug 11:30 am Full · join list' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(datesIn('Choose a date')).toEqual([
      'Thu 13 Aug, 11:30 am, 3 places',
      'Thu 20 Aug, 11:30 am, 3 places',
      'Thu 3 Sep, 11:30 am, 3 places',
    ]);
  });

  it('shows no comma at the end of its chips', async () => {
    serve();
    render(<BookingStage items={[service(3)]} />);
    expect((await date('Thu 13 Aug')).closest('label')?.textContent).toBe('Thu13 Aug11:30 am3 places');
  });

  it('offers neither closed dates nor a list for them', async () => {
    serveDates('open', 'full', 'open', 'closed');
    render(<BookingStage items={[service(3)]} />);
    await screen.findByRole('button', { name: 'Thu 20 Aug 11:30 am Full · join list' });
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: /Full · join list$/ })).toHaveLength(1);
  });

  it('[SLOT-035] opens the list of a full date', async () => {
    logIn();
    const sent = serve();
    render(<BookingStage items={[service(3)]} />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Thu 27 Aug.* Full/ }));
    await user.click(
      within(screen.getByRole('region', { name: /27 August is full/ })).getByRole('button', { name: 'Yes' }),
    );
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'cancellation_request')?.given).toMatchObject({
      date: '2026-08-27',
      service_pricing_id: 3,
    });
  });

  it.each([
    [3, 'closed', /Enrolment has closed/],
    [5, 'closed', /Enrolment has closed/],
    [5, 'full', /This course is fully booked/],
  ] as const)('with %i in the cart and everything %s one reads why', async (id, state, why) => {
    serveDates(state, state, state, state);
    render(<BookingStage items={[service(id)]} />);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a single date', () => {
  it('[SLOT-033] is chosen from the start, and is not "each"', async () => {
    serve({ 'query ClassDates': () => classDates('open') });
    render(<BookingStage items={[service(9)]} />);
    await waitFor(async () => expect((await date('Thu 13 Aug')).checked).toBe(true));
    expect(next().disabled).toBe(false);
    expect(within(dialog()).queryByText(/each/)).toBeNull();
  });

  it('[SLOT-033] is chosen too where it is the only one with a place', async () => {
    serveDates('full', 'open', 'full', 'closed');
    render(<BookingStage items={[service(3)]} />);
    await waitFor(async () => expect((await date('Thu 20 Aug')).checked).toBe(true));
  });
});

describe('a full course', () => {
  it('[SLOT-035] has a waiting list, for all of its dates', async () => {
    logIn();
    const sent = serveDates('full', 'full', 'full', 'full');
    render(<BookingStage items={[service(5)]} />);
    await screen.findByText(/This course is fully booked/);
    await person().click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'cancellation_request')?.given).toMatchObject({
      date: '2026-08-13',
      date_scope: 'this_date',
      service_pricing_id: 5,
    });
  });
});

/** A server that counts dates in a row like the real one. */
const serveRun = (...states: Parameters<typeof classDates>) =>
  serve({
    'query ClassDates': () => classDates(...states),
    available_occurrences: ({ time }) => {
      const later = states.slice((Number(time) - THURSDAY) / WEEK);
      const end = later.findIndex((state) => state !== 'open');
      return { available_occurrences: { available_occurrences: end < 0 ? later.length : end } };
    },
  });
const times = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'How many times?' });

describe('a class that repeats', () => {
  it('[SLOT-003] [SLOT-014] [SLOT-034] is joined as often as is available, at least twice; a full date ends the run', async () => {
    serveRun('open', 'open', 'open', 'full');
    render(<BookingStage items={[service(4, 2)]} />);
    const user = person();
    await user.click(await date('Thu 13 Aug'));
    await screen.findByText('Up to 3 from 13 Aug');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One fewer' }).disabled).toBe(true);
    expect(screen.queryByText(/is full, so/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(times().value).toBe('3');
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
    expect(within(dialog()).getAllByText('€54.00').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Thu 3 Sep is full, so your last date is Thu 27 Aug\./)).toBeTruthy();
    await user.click(await date('Thu 20 Aug'));
    await screen.findByText('Up to 2 from 20 Aug');
    expect(times().value).toBe('2');
    expect(next().disabled).toBe(false);
  });

  it('[GUESTC-003] lists every date that is booked, and counts them by their weekday', async () => {
    serveRun('open', 'open', 'open', 'full');
    render(<BookingStage items={[service(4, 3)]} />);
    await person().click(await date('Thu 13 Aug'));
    expect(await screen.findByText('3 Thursdays in a row')).toBeTruthy();
    const choice = within(dialog()).getByRole('complementary', { name: 'Your choice' });
    const stops = within(choice).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['13 Aug', '20 Aug', '27 Aug']);
  });

  it('[GUESTB-004] shows both buttons of the number before a start is chosen, and lets neither be pressed', async () => {
    serveRun('open', 'open', 'open', 'full');
    render(<BookingStage items={[service(4, 2)]} />);
    await date('Thu 13 Aug');
    for (const name of ['One fewer', 'One more'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  it('[SLOT-032] does not offer a date with too few after it as a start', async () => {
    serveRun('open', 'open', 'open', 'full');
    render(<BookingStage items={[service(4, 2)]} />);
    await screen.findByRole('button', { name: /^Thu 3 Sep.* Full/ });
    expect(datesIn('Start on')).toEqual(['Thu 13 Aug, 11:30 am, 3 places', 'Thu 20 Aug, 11:30 am, 3 places']);
    expect(screen.getByText('3 places, too late to start')).toBeTruthy();
  });

  it('[SLOT-032] without any start says so, and leaves the lists of full dates', async () => {
    serveRun('open', 'full', 'open', 'full');
    render(<BookingStage items={[service(4, 2)]} />);
    await screen.findByText(/aren’t enough dates in a row/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('button', { name: /Full · join list$/ })).toHaveLength(2);
    expect(next().disabled).toBe(true);
  });
});

describe('a class that repeats and allows single visits', () => {
  it('[SLOT-030] is booked once, on any date with a place', async () => {
    logIn();
    const sent = serveRun('open', 'open', 'full', 'open');
    render(<BookingStage items={[service(8, 1)]} />);
    const user = person();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Just once' })).checked).toBe(true);
    await waitFor(() => expect(datesIn('Which date?')).toHaveLength(3));
    await user.click(await date('Thu 3 Sep'));
    await waitFor(() => expect(next().disabled).toBe(false));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(sent.find(({ name }) => name === 'create_booking')?.given.services).toMatchObject([
      { service_pricing_id: 8, date: '2026-09-03', occurrences: 1 },
    ]);
  });

  it('[SLOT-030] [SLOT-032] moves to the first start when several are wanted, and back to one on a last date', async () => {
    serveRun('open', 'open', 'full', 'open');
    render(<BookingStage items={[service(8, 1)]} />);
    const user = person();
    await user.click(await date('Thu 3 Sep'));
    await user.click(screen.getByRole('radio', { name: 'Several weeks' }));
    await waitFor(async () => expect((await date('Thu 13 Aug')).checked).toBe(true));
    expect(times().value).toBe('2');
    await user.click(await date('Thu 3 Sep'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Just once' }).checked).toBe(true));
    await waitFor(() => expect(next().disabled).toBe(false));
  });

  it('[SLOT-030] has no choice of several where no two dates in a row have a place', async () => {
    serveRun('open', 'full', 'open', 'full');
    render(<BookingStage items={[service(8, 1)]} />);
    expect(await date('Thu 13 Aug')).toBeTruthy();
    await screen.findByRole('button', { name: /^Thu 20 Aug.* Full/ });
    expect(screen.queryByRole('radio', { name: 'Several weeks' })).toBeNull();
  });
});

describe('a cart of all kinds', () => {
  it('[BOOK-026] services, classes and courses are sent together', async () => {
    logIn();
    const sent = serve();
    render(<BookingStage items={[service(1), service(3), service(4, 2), service(5)]} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await user.click(await date('Thu 20 Aug'));
    await user.click(next());
    // The class that repeats has one start, which is chosen already.
    await waitFor(async () => expect((await date('Thu 13 Aug')).checked).toBe(true));
    await waitFor(() => expect(next().disabled).toBe(false));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    const booked = sent.find(({ name }) => name === 'create_booking')?.given.services as {
      service_pricing_id: number;
    }[];
    expect(booked.toSorted((a, b) => a.service_pricing_id - b.service_pricing_id)).toEqual([
      {
        service_pricing_id: 1,
        date: '2026-08-13',
        time: THURSDAY,
        is_group: false,
        group_type: null,
        occurrences: null,
      },
      {
        service_pricing_id: 3,
        date: '2026-08-20',
        time: THURSDAY + WEEK,
        is_group: true,
        group_type: 'single',
        occurrences: null,
      },
      {
        service_pricing_id: 4,
        date: '2026-08-13',
        time: THURSDAY,
        is_group: true,
        group_type: 'repeated',
        occurrences: 2,
      },
      {
        service_pricing_id: 5,
        date: '2026-08-13',
        time: THURSDAY,
        is_group: true,
        group_type: 'single',
        occurrences: null,
      },
    ]);
  });
});
