import { act, render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write, writeExpiring } from '../../lib/session/storage.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import {
  at,
  BookingStage,
  callFirst,
  chooseThursday,
  dialog,
  NOW,
  newGuest,
  next,
  person,
  serve,
  service,
} from './shop-booking.fixtures.tsx';

vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = {
      connected: true,
      on: () => socket,
      onAny: () => socket,
      timeout: () => ({ emitWithAck: async () => ({ status: 1 }) }),
      emit: () => socket,
      disconnect: () => socket,
      connect: () => socket,
    };
    return socket;
  },
}));

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

/** Stores a time of the shop, as the home page and search cards do. */
function arriveWith(time: number) {
  writeExpiring(keys.serviceDate, new Date(time * 1000).toISOString().slice(0, 10), NOW);
  writeExpiring(keys.serviceTime, String(time), NOW);
}

const vetting = { shop: { video_vetting: true } };
const column = (name: string) => within(screen.getByRole('region', { name }));
const DATE_STEP = 'You must select a vetting call time before the time you have selected for the services!';
const CONFIRM_STEP =
  'You must have to select consultation call time before the time you have selected for the services!';

/** Free times by request: calls only up to the latest allowed end. */
const withCalls = {
  'query TimeSlots': ({ date, consultation, until }: Record<string, unknown>) => {
    const day = Number(String(date).slice(8));
    const hours = consultation ? [9, 10, 10.25, 13.5, 16.5, 17.5] : [10, 11.5, 13, 13.5, 18.25];
    const times = hours.map((hour) => at(day, Math.floor(hour), (hour % 1) * 60));
    const isInTime = (time: number) => !consultation || until === null || time + 15 * 60 <= Number(until);
    return { time_slots: { time_slots: times.filter(isInTime).map((s_time) => ({ s_time })) } };
  },
};
const serveNew = (more = {}) => serve({ ...newGuest, ...withCalls, ...more });

describe('call and appointment on one page', () => {
  it('[BOOK-008] [BOOK-013] [BOOK-105] one press on a pair chooses both, and both are sent', async () => {
    logIn();
    const sent = serveNew();
    render(<BookingStage {...vetting} />);
    const user = person();
    await screen.findByRole('heading', { name: 'First, a quick hello' });
    expect(next().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Your appointment Tue 11 Aug, 1:00 pm, call Sat 10:15 am' }));
    expect(next().disabled).toBe(false);
    expect(within(dialog()).getByText('Call Sat 10:15 am, appointment Tue 1:00 pm')).toBeTruthy();
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      video_datetime: at(8, 10, 15),
      services: [{ time: at(11, 13) }],
    });
  });

  it('[BOOK-100] [BOOK-105] offers only calls that end two hours before the chosen appointment', async () => {
    logIn();
    const sent = serveNew();
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('radio', { name: /Tue 11 Aug, 1:00 pm/ }));
    const visit = column('Your appointment');
    await user.click(await visit.findByRole('radio', { name: '1:30 pm' }));
    const call = column('Your video call');
    await user.click(await call.findByRole('radio', { name: /8 Aug$/ }));
    await user.click(await call.findByRole('button', { name: 'More days' }));
    await user.click(await call.findByRole('radio', { name: /11 Aug$/ }));
    await call.findByRole('radio', { name: '9:00 am' });
    const times = call.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(times).toContain('10:00 am');
    expect(times).not.toContain('1:30 pm');
    const asked = sent.findLast(({ given }) => given.consultation === true && given.date === '2026-08-11');
    expect(asked?.given.until).toBe(at(11, 11, 30));
    await user.click(call.getByRole('radio', { name: '10:00 am' }));
    expect(next().disabled).toBe(false);
  });

  it('[BOOK-011] [BOOK-103] drops a call that a new appointment makes impossible, says so and asks again', async () => {
    logIn();
    serveNew();
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('radio', { name: /Wed 12 Aug, 6:15 pm.*call Tue 4:30 pm/ }));
    expect(next().disabled).toBe(false);
    const visit = column('Your appointment');
    await user.click(await visit.findByRole('radio', { name: /8 Aug$/ }));
    await user.click(await visit.findByRole('radio', { name: '1:30 pm' }));
    expect((await screen.findByRole('alert')).textContent).toContain(DATE_STEP);
    expect(screen.getByRole('alert').textContent).toContain('Your call on Tue 11 Aug, 4:30 pm is too late');
    expect(next().disabled).toBe(true);
    const call = column('Your video call');
    await user.click(await call.findByRole('radio', { name: /7 Aug$/ }));
    await user.click(await call.findByRole('radio', { name: '1:30 pm' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(next().disabled).toBe(false);
  });

  it('[BOOK-102] a visitor counts as new, and can log in to see all times', async () => {
    serveNew({
      consultation_plan: () => ({
        consultation_plan: {
          ...callFirst,
          ...(localStorage.getItem(keys.guestToken) ? { needed: false, pairs: [] } : {}),
        },
      }),
    });
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Log in to see all times' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with email' }));
    await user.type(screen.getByLabelText('Email'), 'niamh@mail.example');
    await user.type(screen.getByLabelText('Password'), 'Slow-morning-7!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
  });
});

describe('an appointment that leaves no room for a call', () => {
  it('[BOOK-101] [BOOK-106] [BOOK-107] leads to the first three pairs, one press each, and has no Next', async () => {
    logIn();
    arriveWith(at(7, 9));
    const sent = serveNew();
    render(<BookingStage {...vetting} />);
    const user = person();
    expect(await screen.findByRole('heading', { name: 'Choose a later appointment' })).toBeTruthy();
    expect(screen.getByText('Fri 7 Aug, 9:00 am')).toBeTruthy();
    expect(screen.getByText(/All times are Irish time\./)).toBeTruthy();
    expect(within(dialog()).queryByRole('button', { name: /^Next/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Take both/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Take both: Sat 8 Aug, 1:00 pm, call Fri 5:30 pm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      video_datetime: at(7, 17, 30),
      services: [{ time: at(8, 13) }],
    });
  });

  it('[CALL-001] requests a notification when a call comes free in time for the chosen appointment', async () => {
    logIn();
    arriveWith(at(7, 9));
    const joined = { status: 1, message: 'You are first in line.', position: 1 };
    const sent = serveNew({ cancellation_request: () => ({ cancellation_request: joined }) });
    render(<BookingStage {...vetting} />);
    await person().click(await screen.findByRole('button', { name: 'Tell me if an earlier call comes free' }));
    expect(await screen.findByText('We’ll let you know')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'cancellation_request')?.given).toMatchObject({
      call_before: at(7, 9),
      date: '2026-08-07',
    });
    // The later appointments can still be taken.
    expect(screen.getAllByRole('button', { name: /^Take both/ })).toHaveLength(3);
  });

  it('[CALL-001] is not offered for a call that is paid for with the appointment', async () => {
    logIn();
    arriveWith(at(7, 9));
    serveNew();
    render(<BookingStage shop={{ video_vetting: true, consultation_price: 20 }} />);
    expect(await screen.findByRole('heading', { name: 'Choose a later appointment' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tell me if an earlier call comes free' })).toBeNull();
  });

  it('[BOOK-101] the whole month is one press away', async () => {
    logIn();
    arriveWith(at(7, 9));
    serveNew();
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'See the whole month' }));
    expect(await screen.findByRole('heading', { name: 'First, a quick hello' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Thursday 13 August, free/ })).toBeTruthy();
  });

  it.each([
    ['no call is free', { earliest: null }, /^New guests start with a video call, and Fern & Fold has none free/],
    ['everything is booked', { earliest: at(7, 12, 15) }, /^Fern & Fold is fully booked/],
  ])('[BOOK-101] where %s, the shop can be rung and others are a press away', async (_why, more, words) => {
    logIn();
    arriveWith(at(7, 9));
    serveNew({ consultation_plan: () => ({ consultation_plan: { ...callFirst, pairs: [], ...more } }) });
    const shop = { video_vetting: true, phone: '+353 1 555 0143', trade: { name: 'Hair' } };
    render(<BookingStage shop={shop} />);
    const user = person();
    expect(await screen.findByRole('heading', { name: 'Choose a later appointment' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    const ring = screen.getByRole('link', { name: 'Ring +353 1 555 0143' });
    expect(ring.getAttribute('href')).toBe('tel:+35315550143');
    await user.click(screen.getByRole('button', { name: 'See the whole month' }));
    expect(await screen.findByRole('heading', { name: 'First, a quick hello' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See similar shops' }).getAttribute('href')).toBe('/search?service=Hair');
  });

  it('[BOOK-104] before a booked call, later appointments are offered without another call', async () => {
    logIn();
    arriveWith(at(11, 9));
    const booked = {
      needed: false,
      booked: { s_date: '2026-08-12', s_time: at(12, 10) },
      booked_until: at(12, 10, 15),
      earliest: at(12, 12, 15),
      pairs: [{ appointment: { s_date: '2026-08-12', s_time: at(12, 13, 30) }, call: null }],
    };
    const sent = serve({ consultation_plan: () => ({ consultation_plan: booked }) });
    render(<BookingStage {...vetting} />);
    const user = person();
    expect(await screen.findByRole('heading', { name: 'Choose a later appointment' })).toBeTruthy();
    expect(screen.getByText(/Your video call with Fern & Fold is on Wed 12 Aug, 10:00 am/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take this: Wed 12 Aug, 1:30 pm' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(sent.find(({ name }) => name === 'create_booking')?.given.video_datetime).toBeNull();
  });
});

describe('a call that is refused at the end', () => {
  it('[BOOK-012] [BOOK-103] is asked for again when the visit has moved before it', async () => {
    logIn();
    const earlier = { date: '2026-08-11', time: at(11, 10) };
    const refused = { code: 'taken', service_pricing_id: 1, alternatives: [earlier] };
    const gone = { status: 0, message: 'Gone.', payment_status: null, payment_type: null, sale_id: null };
    const sent = serveNew({
      create_booking: () => ({ create_booking: { ...gone, payment_url: null, payment_amount: null, refused } }),
    });
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('radio', { name: /Wed 12 Aug, 6:15 pm/ }));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Take this: Tue 11 Aug, 10:00 am' }));
    expect(await screen.findByRole('heading', { name: 'First, a quick hello' })).toBeTruthy();
    expect(toasts.at(-1)).toBe(`error: ${CONFIRM_STEP}`);
    expect(next().disabled).toBe(true);
    expect(sent.filter(({ name }) => name === 'create_booking')).toHaveLength(1);
  });

  it('[BOOK-103] is asked for again when another guest took it', async () => {
    logIn();
    const refused = { code: 'call-taken', service_pricing_id: null, alternatives: [] };
    serveNew({
      create_booking: () => ({ create_booking: { status: 0, message: 'This call time is taken.', refused } }),
    });
    render(<BookingStage {...vetting} />);
    const user = person();
    await user.click(await screen.findByRole('radio', { name: /Wed 12 Aug, 6:15 pm/ }));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'First, a quick hello' })).toBeTruthy();
    expect(toasts.at(-1)).toBe('error: This call time is taken.');
    expect(next().disabled).toBe(true);
  });
});

describe('services with times of their own', () => {
  it('[BOOK-008] [BOOK-105] get their times first, then the call', async () => {
    logIn();
    serveNew();
    render(<BookingStage {...vetting} items={[service(1), service(3)]} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await user.click(await screen.findByRole('radio', { name: 'Thu 20 Aug, 11:30 am, 3 places' }));
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'First, a quick hello' })).toBeTruthy();
    expect(next().disabled).toBe(true);
    await user.click(await screen.findByRole('radio', { name: /7 Aug$/ }));
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Confirm Appointment' })).toBeTruthy();
  });
});

describe('no call', () => {
  it.each([
    [68, false],
    [88, false],
    [70, true],
  ])('that is paid for is no change of prices: a total of %i notifies the guest: %s', async (total, isTold) => {
    logIn();
    const price = { total_amount: total, payable_now: 0, available: true };
    const sent = serveNew({ price_availability: () => ({ price_availability: price }) });
    render(<BookingStage shop={{ video_vetting: true, consultation_price: 20 }} />);
    await person().click(await screen.findByRole('radio', { name: /Tue 11 Aug, 1:00 pm/ }));
    await waitFor(() => expect(sent.some(({ name }) => name === 'price_availability')).toBe(true));
    await act(async () => {});
    expect(screen.queryByText(/has changed its prices/) !== null).toBe(isTold);
  });

  it.each([
    ['[BOOK-010] a known guest', vetting, {}],
    ['[BOOK-010] a new guest where no calls are asked for', {}, newGuest],
  ])('%s needs none', async (_who, opening, answers) => {
    logIn();
    serve(answers);
    render(<BookingStage {...opening} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Confirm Appointment' })).toBeTruthy();
  });

  it('[BOOK-009] a cart of classes needs none', async () => {
    logIn();
    const sent = serve(newGuest);
    render(<BookingStage {...vetting} items={[service(3)]} />);
    const user = person();
    await user.click(await screen.findByRole('radio', { name: 'Thu 13 Aug, 11:30 am, 3 places' }));
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Confirm Appointment' })).toBeTruthy();
    expect(sent.some(({ name }) => name === 'consultation_plan')).toBe(false);
  });
});
