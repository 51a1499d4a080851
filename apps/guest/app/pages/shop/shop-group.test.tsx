import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCart } from '../../features/bookings/cart/stored-cart.ts';
import { readReceipt } from '../../features/bookings/receipt.ts';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, read, write } from '../../lib/session/storage.ts';
import { at, BookingStage, chooseThursday, dialog, NOW, next, person, serve } from './shop-booking.fixtures.tsx';

vi.mock('socket.io-client', () => {
  const socket = {
    connected: false,
    on: () => socket,
    onAny: () => socket,
    emit: () => socket,
    disconnect: () => socket,
  };
  return { io: () => socket };
});
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  sessionStorage.clear();
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const offered = (id: number, service_name: string, duration: number) => ({
  id,
  service_name,
  duration,
  price: 68,
  special_price: 0,
  is_group: false,
});
const fits = { fits: true, message: '', most: 2, can_follow: true, part_hours: 0 };
const answers = (fit = fits) => ({
  'query GroupMenu': () => ({
    service_categories: [
      { id: 1, name: 'Hair', services: [offered(1, 'Cut & finish', 60), offered(2, 'Balayage', 105)] },
    ],
  }),
  group_fit: () => ({ group_fit: fit }),
  price_availability: ({ services = [] }: { services?: { guest?: number }[] }) => ({
    price_availability: {
      total_amount: 208,
      payable_now: 0,
      available: true,
      // One after the other, with ten minutes for cleaning up.
      lines: services.map(({ guest = 0 }) => ({
        guest,
        planned_time: at(13, 11, 30) + guest * 70 * 60,
        planned_minutes: guest === 0 ? 60 : 105,
      })),
    },
  }),
});

async function addAoife() {
  render(<BookingStage />);
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Coming with someone?' }));
  expect(await screen.findByRole('heading', { name: 'Who’s coming?' })).toBeTruthy();
  await user.type(await screen.findByLabelText('Their first name'), 'Aoife');
  await user.selectOptions(screen.getByLabelText('What they’d like'), '2');
  await user.click(screen.getByRole('button', { name: 'Add someone' }));
  await screen.findByRole('button', { name: 'Remove Aoife' });
  return user;
}

describe('a booking for several guests', () => {
  it('[GROUP-014] asks for times that have room for all, and books them in one', async () => {
    const sent = serve(answers());
    const user = await addAoife();
    await user.click(screen.getByRole('radio', { name: 'One after the other' }));
    await chooseThursday(user);
    const asked = sent.findLast(({ name }) => name === 'query TimeSlots')?.given;
    expect(asked).toMatchObject({ service_pricing_ids: [1, 2], guests: [0, 1], arrange: 'after' });
    expect(
      await screen.findByText(/You first, from 11:30 am to 12:30 pm, then Aoife, from 12:40 pm to 2:25 pm/),
    ).toBeTruthy();
    await user.click(next());
    await user.click(await within(dialog()).findByRole('button', { name: /^Confirm/ }));
    await waitFor(() => expect(sent.find(({ name }) => name === 'create_booking')).toBeDefined());
    const start = { date: '2026-08-13', time: at(13, 11, 30) };
    expect(sent.find(({ name }) => name === 'create_booking')?.given).toMatchObject({
      services: [
        { service_pricing_id: 1, ...start },
        { service_pricing_id: 2, ...start, guest: 1 },
      ],
      group: { arrange: 'after', names: ['Aoife'] },
    });
  });

  it('[GROUP-015] suggests an alternative where the shop can never take everyone', async () => {
    const message =
      'The business can’t take two of you side by side. Please come one after the other, or book separately.';
    serve(answers({ ...fits, fits: false, message, most: 1 }));
    const user = await addAoife();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Thursday 13 August/ })).toBeNull();
    expect(next().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Come one after the other' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One after the other' }).checked).toBe(true),
    );
  });

  it('[PARTY-001] asks who pays where the shop allows separate payments, and sends the choice', async () => {
    const sent = serve(answers({ ...fits, part_hours: 24 }));
    const user = await addAoife();
    await user.click(await screen.findByRole('radio', { name: 'Each pays their own part' }));
    expect(screen.getByText(/they have 24 hours to pay theirs/)).toBeTruthy();
    await chooseThursday(user);
    // The others pay theirs by link, before the day.
    expect(within(dialog()).getAllByText('Later, between you').length).toBeGreaterThan(0);
    expect(within(dialog()).getByText(/later, between you$/)).toBeTruthy();
    await user.click(next());
    expect((await within(dialog()).findAllByText(/^Later, between you/)).length).toBeGreaterThan(0);
    expect(within(dialog()).queryByText(/^On the day/)).toBeNull();
    await user.click(await within(dialog()).findByRole('button', { name: /^Confirm/ }));
    await waitFor(() => expect(sent.find(({ name }) => name === 'create_booking')).toBeDefined());
    for (const asked of ['price_availability', 'create_booking'])
      expect(sent.findLast(({ name }) => name === asked)?.given).toMatchObject({
        group: { arrange: 'start', names: ['Aoife'], each_pays: true },
      });
    await waitFor(() => expect(readReceipt()?.eachPays).toBe(true));
  });

  it('[GROUP-016] asks for a name and a service, and is one guest again without the others', async () => {
    serve(answers());
    const user = await addAoife();
    await user.click(screen.getByRole('button', { name: 'Add someone' }));
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(screen.getByText('Please choose a service.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Aoife' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Aoife' })).toBeNull());
    expect(parseCart(read(`${keys.cart}.7`))).toHaveLength(1);
  });
});
