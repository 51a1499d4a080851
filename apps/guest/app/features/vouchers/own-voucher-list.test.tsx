import { cleanup, screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serveList, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { OwnVoucher } from './own-voucher.tsx';
import { OwnVoucherList, spendable } from './own-voucher-list.tsx';
import { anOwnedVoucher, aScheduledGift } from './owned-voucher.fixtures.ts';
import type { OwnedVoucher } from './owned-voucher.ts';

const serve = (total: number) => serveList('my_voucher', total, anOwnedVoucher);
const show = () => showToGuest(<OwnVoucherList now={1_800_000_000} />);

describe('the guest’s vouchers', () => {
  it('[CONST-005] [CONST-006] [VOUCH-004] are cards, eighteen at first and eighteen more when there are more', async () => {
    const asked = serve(20);
    show();
    expect(await screen.findAllByText('Willow Room')).toHaveLength(18);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Load more' }));
    await vi.waitFor(() => expect(screen.getAllByText('Willow Room')).toHaveLength(20));
    expect(asked).toEqual([
      { count: 18, page: 1 },
      { count: 36, page: 1 },
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('[CONST-006] offer no more when eighteen is all', async () => {
    serve(18);
    show();
    expect(await screen.findAllByText('Willow Room')).toHaveLength(18);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('say how they were used, the latest first', async () => {
    const used = (id: number, created_at: number, amount: number) => ({
      id,
      created_at,
      amount,
      remaining: 50 - amount,
    });
    const history = [used(1, Date.UTC(2026, 0, 5) / 1000, 10), used(2, Date.UTC(2026, 1, 6) / 1000, 20)];
    serveList('my_voucher', 1, (id) => anOwnedVoucher(id, { history }));
    show();
    const days = (await screen.findAllByText(/2026: .* used$/)).map(({ textContent }) => textContent);
    expect(days).toEqual(['6 Feb 2026: €20.00 used', '5 Jan 2026: €10.00 used']);
  });

  it('[GUESTC-005] come first while they can be spent, then gifts to send, then what is used up', async () => {
    const kinds: Partial<OwnedVoucher>[] = [
      { remaining: 0 },
      { mine: false, owner_id: null, gift_state: 'unsent' },
      {},
    ];
    serveList('my_voucher', 3, (id) => anOwnedVoucher(id, kinds[id - 1] ?? {}));
    show();
    const codes = (await screen.findAllByText(/^WILL-\d$/)).map(({ textContent }) => textContent);
    expect(codes).toEqual(['WILL-3', 'WILL-2', 'WILL-1']);
  });

  it('[VOUCH-005] may be none', async () => {
    serve(0);
    show();
    expect(await screen.findByRole('heading', { name: "You haven't purchased any voucher yet!" })).toBeDefined();
  });
});

const DAY = 86_400;
/** The end of 30 June 2026 in Ireland, an hour before midnight by UTC. */
const END_OF_JUNE = Date.UTC(2026, 5, 30, 23) / 1000;

const showOne = (values: Partial<OwnedVoucher>, now: number) =>
  showToGuest(<OwnVoucher voucher={anOwnedVoucher(1, values)} now={now} />);

describe('a voucher', () => {
  it('names the last day on which it is good, not the first on which it is over', () => {
    showOne({ expiry_date: END_OF_JUNE }, END_OF_JUNE - DAY);
    expect(screen.getByText('30 Jun 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Book with it' })).toBeDefined();
  });

  it('names that day by the clock of its shop', () => {
    const business_info = {
      name: 'Harbour',
      slug: 'harbour',
      country: 'US',
      zone: 'America/New_York',
      zone_label: 'New York time',
    };
    // The end of 30 June in New York is four in the morning of 1 July by UTC.
    showOne({ expiry_date: Date.UTC(2026, 6, 1, 4) / 1000, business_info }, END_OF_JUNE - DAY);
    expect(screen.getByText('30 Jun 2026')).toBeDefined();
  });

  it('[VOUCH-035] for somebody else is sent, changed, printed and shared, never booked with', () => {
    showToGuest(<OwnVoucher voucher={aScheduledGift()} now={1_700_000_000} />);
    for (const name of ['Send now', 'Change', 'Share']) expect(screen.getByRole('button', { name })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe('/gift/WILL-1');
    expect(screen.getByText('Goes out Sat 15 Aug, 9:00 am Irish time')).toBeDefined();
    expect(screen.getByText('By email to brid@mail.example')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Book with it' })).toBeNull();
  });

  it('that its owner has taken can no longer be booked with by its buyer', () => {
    showOne({ owner: 'Saoirse Daly', owner_id: 8, mine: false, gift_state: 'claimed' }, END_OF_JUNE);
    expect(screen.getByText('With Saoirse Daly now')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Book with it' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  });

  it.each([
    ['Used up', { remaining: 0 }],
    ['Expired', { expiry_date: END_OF_JUNE }],
  ])('[VOUCH-048] that reads "%s" is not printed, and one that is good is', (ending, more) => {
    showOne(more, END_OF_JUNE);
    expect(screen.getByText(ending)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
    cleanup();
    showOne({}, END_OF_JUNE - DAY);
    expect(screen.getByRole('link', { name: 'Print' })).toBeDefined();
  });

  it('as a gift does not count towards what the guest can spend', () => {
    const gift = aScheduledGift();
    expect(spendable([anOwnedVoucher(1), gift], END_OF_JUNE)).toBe('€50.00');
    expect(spendable([gift], END_OF_JUNE)).toBeNull();
  });
});

it.each([
  ['unsent', null, 'Send now'],
  ['scheduled', null, 'Send now'],
  ['sent', null, 'Send again'],
  ['claimed', 9, null],
] as const)(
  '[VOUCH-035] a gift that is %s is never offered to its giver for booking',
  (gift_state, owner_id, action) => {
    showToGuest(
      <OwnVoucher
        voucher={{ ...aScheduledGift(), gift_state, owner_id, sent_at: 1_780_000_000 }}
        now={1_790_000_000}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Book with it' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send/ })?.textContent?.trim() ?? null).toBe(action);
  },
);
