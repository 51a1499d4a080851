import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart, type StoredItem } from '../../features/bookings/cart/stored-cart.ts';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { wishForPerson } from '../../lib/session/wished-person.ts';
import type { Sent } from '../../lib/testing/named-answers.fixtures.ts';
import { at, BookingStage, dialog, NOW, next, person, serve, service } from './shop-booking.fixtures.tsx';

vi.mock('socket.io-client', () => import('../../lib/testing/idle-socket.fixtures.ts'));
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const who = (person_id: number, name: string, price: number, hour: number, duration = 60) => ({
  person_id,
  name,
  price,
  special_price: 0,
  duration,
  first_free: { s_time: at(8, hour) },
});
const cut = {
  service_pricing_id: 1,
  may_choose: true,
  first_free: { s_time: at(8, 9, 30) },
  people: [who(31, 'Orla Feeney', 80, 13), who(32, 'Kwame Mensah', 68, 10), who(33, 'Dara Okafor', 58, 11, 75)],
};
const balayage = {
  service_pricing_id: 2,
  may_choose: true,
  first_free: { s_time: at(11, 13) },
  people: [who(31, 'Orla Feeney', 140, 13, 105), who(34, 'Sinéad Ní Bhriain', 140, 9, 105)],
};
const answering = (...services: object[]) => ({
  'query ServicePeople': () => ({ service_people: services }),
});
const logIn = () => {
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
};
const openWho = async (user: ReturnType<typeof person>) => {
  await user.click(await screen.findByRole('button', { name: 'Choose a person' }));
  return screen.findByRole('heading', { name: 'Who would you like?' });
};
const given = (sent: Sent[], name: string) => sent.filter((one) => one.name === name).at(-1)?.given;
const stored = () => readCart(7).map((item) => ('person' in item ? item.person : undefined));

describe('who', () => {
  it('[PEOPLE-007] anyone is first and chosen; people have first free time and the difference in price', async () => {
    serve(answering(cut));
    render(<BookingStage />);
    const user = person();
    await openWho(user);
    const cards = screen.getAllByRole('radio');
    expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Anyone, soonest'),
      expect.stringContaining('+€12.00'),
      expect.stringContaining('Same price'),
      expect.stringContaining('−€10.00'),
    ]);
    expect((cards[0] as HTMLInputElement).checked).toBe(true);
    expect(cards[1]?.closest('label')?.textContent).toContain('First free Sat 8 Aug, 1:00 pm');
  });

  it('[GROUP-027] a person who charges nothing is free, and there is nothing to pay', async () => {
    serve(answering({ ...cut, people: [who(31, 'Orla Feeney', 0, 13), who(32, 'Kwame Mensah', 68, 10)] }));
    render(<BookingStage />);
    const user = person();
    await openWho(user);
    const [, orla] = screen.getAllByRole('radio');
    expect(orla?.closest('label')?.textContent).toContain('Free');
    await user.click(screen.getByRole('radio', { name: /Orla Feeney/ }));
    await user.click(screen.getByRole('button', { name: 'See times' }));
    await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
    await user.click(await screen.findByRole('radio', { name: '11:30 am' }));
    expect(within(dialog()).getAllByText('Free').length).toBeGreaterThan(0);
    expect(next().disabled).toBe(false);
  });

  it('[PEOPLE-007] a choice asks for that person’s times and price, and survives a reload', async () => {
    const sent = serve(answering(cut));
    const { unmount } = render(<BookingStage />);
    const user = person();
    await openWho(user);
    await user.click(screen.getByRole('radio', { name: /Dara Okafor/ }));
    await user.click(screen.getByRole('button', { name: 'See times' }));
    await screen.findByText('You’ll only see their times');
    expect(within(dialog()).getByText('Dara Okafor')).toBeTruthy();
    await waitFor(() => expect(given(sent, 'availability_month')).toMatchObject({ person_ids: [33] }));
    await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
    await user.click(await screen.findByRole('radio', { name: '11:30 am' }));
    // Their own 75 minutes and 58 euro.
    expect(within(dialog()).getAllByText(/1 h 15 min, with Dara Okafor/).length).toBeGreaterThan(0);
    expect(within(dialog()).getAllByText('€58.00').length).toBeGreaterThan(0);
    expect(stored()).toEqual([33]);
    unmount();
    render(<BookingStage items={[...readCart(7)]} />);
    expect(await within(dialog()).findByText('Dara Okafor')).toBeTruthy();
  });

  it('[PEOPLE-007] the person is checked and booked with the time', async () => {
    logIn();
    const sent = serve({
      ...answering(cut),
      price_availability: () => ({ price_availability: { total_amount: 80, payable_now: 0, available: true } }),
    });
    render(<BookingStage />);
    const user = person();
    await openWho(user);
    await user.click(screen.getByRole('radio', { name: /Orla Feeney/ }));
    await user.click(screen.getByRole('button', { name: 'See times' }));
    await user.click(await screen.findByRole('button', { name: /^Thursday 13 August, free/ }));
    await user.click(await screen.findByRole('radio', { name: '11:30 am' }));
    await user.click(next());
    await screen.findByRole('heading', { name: /Confirm/i });
    expect(given(sent, 'timeslot_availability')).toMatchObject({
      services: [{ service_pricing_id: 1, person_id: 31 }],
    });
    expect(within(dialog()).getAllByText(/with Orla Feeney/).length).toBeGreaterThan(0);
  });

  it('[PEOPLE-008] different services can have different people', async () => {
    const sent = serve(answering(cut, balayage));
    render(<BookingStage items={[service(1), service(2)]} />);
    const user = person();
    await openWho(user);
    // Orla does both; the others appear for their own service only.
    expect(screen.getAllByRole('radio', { name: /soonest|Orla/ })).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'One for each' }));
    const row = (name: string) => within(screen.getByRole('region', { name }));
    await user.click(row('Cut & finish').getByRole('radio', { name: /Kwame/ }));
    await user.click(row('Balayage').getByRole('radio', { name: /Sinéad/ }));
    await user.click(screen.getByRole('button', { name: 'See times' }));
    expect(await screen.findByText('Kwame, then Sinéad')).toBeTruthy();
    await waitFor(() => expect(given(sent, 'availability_month')).toMatchObject({ person_ids: [32, 34] }));
  });

  it('[PEOPLE-120] with several services, the first free time is for all of them, with each person and as chosen', async () => {
    const sent = serve({
      ...answering(cut, balayage),
      'query FirstFreeWith': ({ choices }) => ({
        first_free_with: (choices as (number | null)[][]).map(([first, second]) =>
          first === 31 ? null : { s_time: first === second ? at(9, 14) : at(10, 15, 30) },
        ),
      }),
    });
    render(<BookingStage items={[service(1), service(2)]} />);
    const user = person();
    await openWho(user);
    await waitFor(() =>
      expect(
        screen.getAllByRole('radio', { name: /soonest|Orla/ }).map((card) => card.closest('label')?.textContent),
      ).toEqual([
        expect.stringContaining('First free Sun 9 Aug, 2:00 pm'),
        expect.stringContaining('No free time soon'),
      ]),
    );
    expect(given(sent, 'query FirstFreeWith')).toMatchObject({
      service_pricing_ids: [1, 2],
      choices: [
        [null, null],
        [31, 31],
      ],
    });
    await user.click(screen.getByRole('radio', { name: 'One for each' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Cut & finish' })).getByRole('radio', { name: /Kwame/ }),
    );
    expect(await screen.findByText('First free Mon 10 Aug, 3:30 pm')).toBeTruthy();
    expect(given(sent, 'query FirstFreeWith')).toMatchObject({ choices: [[32, null]] });
  });

  it('[PEOPLE-009] is not asked where the shop switched it off or one person offers it', async () => {
    serve(answering({ ...cut, may_choose: false }));
    render(<BookingStage />);
    await screen.findByRole('button', { name: /^Thursday 13 August, free/ });
    expect(screen.queryByRole('button', { name: 'Choose a person' })).toBeNull();
  });

  it('[PEOPLE-008] the person whose page the guest came from is preselected; one who left becomes anyone', async () => {
    wishForPerson(7, 32);
    serve(answering(cut));
    const { unmount } = render(<BookingStage />);
    expect(await within(dialog()).findByText('Kwame Mensah')).toBeTruthy();
    unmount();
    forgetEverything();
    serve(answering({ ...cut, people: cut.people.slice(0, 2) }));
    render(<BookingStage items={[{ ...service(1), person: 33 } as StoredItem]} />);
    expect(await within(dialog()).findByText('Anyone, soonest')).toBeTruthy();
    await waitFor(() => expect(stored()).toEqual([null]));
  });
});
