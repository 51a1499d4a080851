import { thisWindow } from '@thyme/site/this-window.ts';
import { act, render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, read, readExpiring, write } from '../../lib/session/storage.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import {
  at,
  BookingStage,
  chooseThursday,
  dialog,
  NOW,
  next,
  person,
  serve,
  service,
  THURSDAY,
} from './shop-booking.fixtures.tsx';

type Heard = (event: string, payload: unknown) => void;

/** A fake realtime channel, over which a test publishes changes. */
const line = vi.hoisted(() => ({ tell: (() => {}) as Heard }));

vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = {
      connected: true,
      on: () => socket,
      onAny: (heard: Heard) => {
        line.tell = heard;
        return socket;
      },
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

describe('date and time', () => {
  it('[SLOT-002] [SLOT-004] [SLOT-015] goes on with a day and a time chosen by a radio button, and keeps both', async () => {
    serve();
    render(<BookingStage />);
    const user = person();
    expect(next().disabled).toBe(true);
    await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
    expect(next().disabled).toBe(true);
    await user.click(await screen.findByRole('radio', { name: '11:30 am' }));
    expect(next().disabled).toBe(false);
    expect(readExpiring(keys.serviceDate, NOW)).toBe('2026-08-13');
    expect(readExpiring(keys.serviceTime, NOW)).toBe(String(THURSDAY));
    await user.click(screen.getByRole('button', { name: /^Wednesday 12 August, free/ }));
    expect(next().disabled).toBe(true);
  });

  it('[SLOT-005] [SLOT-006] [SLOT-007] does not offer past days, closed weekdays and closed dates', async () => {
    serve();
    render(<BookingStage />);
    const user = person();
    await screen.findByRole('button', { name: /^Thursday 13 August, free/ });
    for (const name of [/^Wednesday 5 August, past/, /^Monday 10 August, closed/, /^Wednesday 19 August, closed/]) {
      const day = screen.getByRole('button', { name });
      expect(day.getAttribute('aria-disabled')).toBe('true');
      await user.click(day);
    }
    expect(screen.getByText('Pick a day')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '11:30 am' })).toBeNull();
  });

  it.each([
    ['Friday 21 August', 'blocked'],
    ['Friday 14 August', 'full'],
  ])('[SLOT-008] [SLOT-010] [SLOT-012] %s is %s: no time, but a list to join or not', async (name, state) => {
    serve();
    render(<BookingStage />);
    const user = person();
    const day = await screen.findByRole('button', { name: `${name}, ${state}. Join Cancellation List` });
    await user.click(day);
    expect(screen.getByRole('heading', { name: `${name} is ${state}` })).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Join Cancellation List' });
    expect(within(list).getAllByRole('radio')).toHaveLength(3);
    expect(next().disabled).toBe(true);
    await user.click(within(list).getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('region', { name: 'Join Cancellation List' })).toBeNull();
    expect(screen.getByText('Pick a day')).toBeTruthy();
  });

  it('[SLOT-011] [SLOT-013] [ERR-043] Yes sends the request for the chosen days', async () => {
    logIn();
    const sent = serve();
    render(<BookingStage />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Friday 21 August, blocked/ }));
    await user.click(screen.getByRole('radio', { name: 'That week, 17 – 23 August' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'cancellation_request')?.given).toEqual({
      date: '2026-08-21',
      guest_id: 9,
      business_id: 7,
      date_scope: 'this_week',
      service_pricing_id: 1,
    });
    expect(toasts).toEqual(['success: You’re on the list.']);
  });

  it.each([
    [[service(1)], 'We’ll email you when a time comes free.'],
    [[service(1), service(2)], 'We’ll email you when a time comes free for Cut & finish, the first of your services.'],
  ])('says which of several services is waited for', async (items, words) => {
    serve();
    render(<BookingStage items={items} />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Friday 21 August, blocked/ }));
    expect(screen.getByRole('region', { name: 'Join Cancellation List' }).textContent).toContain(words);
  });

  it('[ERR-044] shows the server’s refusal', async () => {
    logIn();
    serve({
      cancellation_request: () => ({ cancellation_request: { status: 0, message: 'Not here.', position: null } }),
    });
    render(<BookingStage />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Friday 21 August, blocked/ }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(toasts).toEqual(['error: Not here.']));
    expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
  });

  it('strikes a taken time through, deselects it, and says so', async () => {
    let free = [10, 11, 13];
    serve({
      'query TimeSlots': () => ({ time_slots: { time_slots: free.map((hour) => ({ s_time: at(13, hour) })) } }),
    });
    render(<BookingStage />);
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
    await user.click(await screen.findByRole('radio', { name: '11:00 am' }));
    expect(next().disabled).toBe(false);
    free = [10, 13];
    await act(async () => line.tell('shop-day', { business_id: 7, date: '2026-08-13' }));
    expect(await screen.findByText('No longer free: 11:00 am.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '11:00 am' })).toBeNull();
    expect(next().disabled).toBe(true);
    free = [10, 11, 13];
    await act(async () => line.tell('shop-day', { business_id: 7, date: '2026-08-13' }));
    expect(await screen.findByRole('radio', { name: '11:00 am, just back' })).toBeTruthy();
  });

  it('[SLOT-017] says that a first free time has gone since, and looks for others', async () => {
    const sent = serve({
      'query TimeSlots': () => ({ time_slots: { time_slots: [11, 13].map((hour) => ({ s_time: at(13, hour) })) } }),
    });
    const timesAsked = () => sent.filter(({ name }) => name === 'first_free').length;
    render(<BookingStage />);
    const user = person();
    const strip = within(await screen.findByRole('group', { name: 'First free' }));
    const before = timesAsked();
    await user.click(await strip.findByRole('radio', { name: /13 Aug/ }));
    expect(await screen.findByText('10:00 am has just gone. Please choose another time.')).toBeTruthy();
    expect(screen.getByText('No longer free: 10:00 am.')).toBeTruthy();
    expect(next().disabled).toBe(true);
    await waitFor(() => expect(timesAsked()).toBeGreaterThan(before));
    await user.click(screen.getByRole('radio', { name: '11:00 am' }));
    expect(screen.queryByText(/has just gone/)).toBeNull();
    expect(next().disabled).toBe(false);
  });

  it('gives each service a time of its own when asked to', async () => {
    logIn();
    const sent = serve();
    render(<BookingStage items={[service(1), service(2)]} />);
    const user = person();
    await chooseThursday(user);
    expect(within(dialog()).getAllByText('Thu 13 Aug, 11:30 am – 2:15 pm').length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: 'Choose separate times' })[0] as HTMLElement);
    await user.click(screen.getByRole('radio', { name: /^Balayage/ }));
    await user.click(await screen.findByRole('button', { name: /^Wednesday 12 August, free/ }));
    await user.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await user.click(next());
    await screen.findByRole('heading', { name: 'Confirm Appointment' });
    expect(sent.findLast(({ name }) => name === 'timeslot_availability')?.given).toMatchObject({
      services: [
        { service_pricing_id: 2, date: '2026-08-12', time: at(12, 10) },
        { service_pricing_id: 1, date: '2026-08-13', time: THURSDAY },
      ],
    });
  });
});

describe('who it is', () => {
  it('[BOOK-002] [BOOK-006] [BOOK-007] [ERR-037] a visitor logs in and the booking goes on', async () => {
    const sent = serve();
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    expect(toasts).toEqual(['info: Please login first!']);
    await user.click(await screen.findByRole('button', { name: 'Continue with email' }));
    expect(sent.some(({ name }) => name === 'timeslot_availability')).toBe(false);
    await user.type(screen.getByLabelText('Email'), 'niamh@mail.example');
    await user.type(screen.getByLabelText('Password'), 'Slow-morning-7!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { name: 'Confirm Appointment' });
    expect(sent.some(({ name }) => name === 'timeslot_availability')).toBe(true);
    expect(await screen.findByText('niamh@mail.example')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '11:30 am' })).checked).toBe(true);
  });

  it('[ERR-038] a blocked guest sees a message and does not book', async () => {
    logIn();
    serve({ guest_status: () => ({ guest_status: { status: 'Known', block: true } }) });
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await waitFor(() => expect(toasts).toEqual(['error: You have been blocked by the business!']));
    expect(screen.queryByRole('heading', { name: 'Confirm Appointment' })).toBeNull();
    expect(within(dialog()).getByText('You have been blocked by the business!')).toBeTruthy();
    expect(next().disabled).toBe(true);
  });

  it('[ERR-039] an unavailable time is reported, and the nearest times are offered', async () => {
    logIn();
    const refused = {
      code: 'taken',
      service_pricing_id: 1,
      alternatives: [at(13, 12), at(13, 10, 30), at(12, 11, 30)].map((time) => ({
        date: new Date(time * 1000).toISOString().slice(0, 10),
        time,
      })),
    };
    let tries = 0;
    serve({
      timeslot_availability: () => {
        tries += 1;
        const answer =
          tries === 1 ? { status: 0, message: 'Gone.', refused } : { status: 1, message: '', refused: null };
        return { timeslot_availability: answer };
      },
    });
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    expect(await screen.findByRole('heading', { name: '11:30 am has just gone' })).toBeTruthy();
    expect(toasts).toEqual(['info: Gone.']);
    expect(screen.getByText('Same time, a day before')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take this: Thu 13 Aug, 12:00 pm' }));
    await screen.findByRole('heading', { name: 'Confirm Appointment' });
    expect(readExpiring(keys.serviceTime, NOW)).toBe(String(at(13, 12)));
  });
});

it('says why a time cannot be booked that no one else took', async () => {
  logIn();
  const alternatives = [{ date: '2026-08-13', time: at(13, 12) }];
  const refused = { code: 'appointments-overlap', service_pricing_id: 1, alternatives };
  const message = 'Two of your times overlap. Please select another time for one of them.';
  serve({ timeslot_availability: () => ({ timeslot_availability: { status: 0, message, refused } }) });
  render(<BookingStage />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  expect(await screen.findByRole('heading', { name: '11:30 am isn’t available' })).toBeTruthy();
  expect(screen.getByText(`${message} Nothing was charged. These are the nearest free ones.`)).toBeTruthy();
  expect(screen.queryByText(/a moment before you/)).toBeNull();
});

describe('confirming', () => {
  async function toConfirm(user: ReturnType<typeof person>) {
    await chooseThursday(user);
    await user.click(next());
    return screen.findByRole<HTMLButtonElement>('button', { name: /^Confirm/ });
  }

  it('[BOOK-003] [BOOK-016] [BOOK-019] [BOOK-021] [BOOK-022] [ERR-035] books once and goes on', async () => {
    logIn();
    let answer = (_: unknown) => {};
    const booked = new Promise((resolve) => {
      answer = resolve;
    });
    const sent = serve({ create_booking: () => booked });
    render(<BookingStage />);
    const user = person();
    await user.click(await toConfirm(user));
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Please wait...' });
    expect(waiting.disabled).toBe(true);
    await user.click(waiting);
    await user.keyboard('{Escape}');
    expect(dialog()).toBeTruthy();
    answer({ create_booking: { status: 1, message: '', payment_status: 1, payment_url: null, sale_id: 99 } });
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    const requests = sent.filter(({ name }) => name === 'create_booking');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.given).toMatchObject({ business_id: 7, total_amount: 68, booking_request: 'web' });
    expect(String(requests[0]?.given.idempotency_key)).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts).toEqual(['success: Booking confirmed!']);
    expect([read('cart.7'), read(keys.serviceDate), read(keys.serviceTime)]).toEqual([null, null, null]);
  });

  it('[ERR-030] [ERR-031] shows the server’s refusal, reports it, and keeps the cart', async () => {
    logIn();
    const no = { status: 0, message: 'The prices have changed.', payment_status: null, refused: null };
    const sent = serve({ create_booking: () => ({ create_booking: no }) });
    render(<BookingStage />);
    const user = person();
    await user.click(await toConfirm(user));
    await waitFor(() => expect(toasts).toEqual(['error: The prices have changed.']));
    await waitFor(() => expect(sent.some(({ name }) => name === 'system_log')).toBe(true));
    expect(read('cart.7')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
  });

  it('[ERR-045] [ERR-046] an attempt without a response is repeated under its own key', async () => {
    logIn();
    const keysSent: unknown[] = [];
    const sent = serve({
      create_booking: ({ idempotency_key }) => {
        keysSent.push(idempotency_key);
        if (keysSent.length === 1) throw new TypeError('the line is dead');
        return { create_booking: { status: 1, message: '', payment_status: 1, payment_url: null, sale_id: 99 } };
      },
    });
    render(<BookingStage />);
    const user = person();
    await user.click(await toConfirm(user));
    await waitFor(() => expect(toasts).toEqual(['error: Internal server error!']));
    await waitFor(() => expect(sent.some(({ name }) => name === 'system_log')).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: 'Landed on /payment-success' });
    expect(keysSent[1]).toBe(keysSent[0]);
  });

  it('[ERR-036] reloads the page when the guest is no longer logged in', async () => {
    logIn();
    serve();
    const reload = vi.spyOn(thisWindow, 'reload').mockReturnValue();
    render(<BookingStage />);
    const user = person();
    const button = await toConfirm(user);
    window.localStorage.removeItem(keys.guestToken);
    await user.click(button);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[BOOK-020] waits for a way to pay where something is due now', async () => {
    logIn();
    serve();
    render(<BookingStage deposit={20} />);
    const user = person();
    const button = await toConfirm(user);
    expect(button.textContent).toBe('Confirm and pay €13.60');
    expect(button.disabled).toBe(true);
  });
});
