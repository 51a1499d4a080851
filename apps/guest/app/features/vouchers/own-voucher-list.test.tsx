import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/forgetting.ts';
import { Queries } from '../../lib/graphql/queries.tsx';
import { keys, write } from '../../lib/storage.ts';
import { OwnVoucher } from './own-voucher.tsx';
import { OwnVoucherList, spendable } from './own-voucher-list.tsx';

const voucher = (id: number) => ({
  id,
  business_id: 1,
  owner_id: 7 as number | null,
  owner: 'Niamh Gallagher',
  mine: true,
  voucher_code: `WILL-${id}`,
  purchase_date: 1_700_000_000,
  value: 50,
  redeemed: 0,
  remaining: 50,
  expiry_date: 1_900_000_000,
  message: '',
  card_url: '/vouchers/card',
  history: [],
  business_info: { name: 'Willow Room', slug: 'willow-room', country: 'IE' },
  voucher_detail: { name: 'A quiet hour', color: 'thyme', services_included: [] },
});

/** Answers like the server of somebody with so many vouchers, and remembers what was asked. */
function serve(total: number): { count: number; page: number }[] {
  const asked: { count: number; page: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operations = JSON.parse(body) as { variables: { count: number; page: number } }[];
    const answers = operations.map(({ variables }) => {
      asked.push(variables);
      const shown = Math.min(total, variables.count);
      const data = Array.from({ length: shown }, (_, index) => voucher(index + 1));
      return { data: { my_voucher: { data, paginatorInfo: { total } } } };
    });
    return new Response(JSON.stringify(answers), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

let leave = () => {};

function show() {
  write(keys.guestToken, 'a token');
  const { unmount } = render(
    <MemoryRouter>
      <Queries>
        <OwnVoucherList now={1_800_000_000} />
      </Queries>
    </MemoryRouter>,
  );
  leave = unmount;
}

afterEach(() => {
  leave();
  forgetEverything();
  vi.unstubAllGlobals();
});

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
    const data = [{ ...voucher(1), history }];
    vi.stubGlobal('fetch', async () =>
      Response.json([{ data: { my_voucher: { data, paginatorInfo: { total: 1 } } } }]),
    );
    show();
    const days = (await screen.findAllByText(/2026: .* used$/)).map(({ textContent }) => textContent);
    expect(days).toEqual(['6 Feb 2026: €20.00 used', '5 Jan 2026: €10.00 used']);
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

function showOne(values: Partial<ReturnType<typeof voucher>>, now: number): void {
  const { unmount } = render(
    <MemoryRouter>
      <OwnVoucher voucher={{ ...voucher(1), ...values }} now={now} />
    </MemoryRouter>,
  );
  leave = unmount;
}

describe('a voucher', () => {
  it('names the last day on which it is good, not the first on which it is over', () => {
    showOne({ expiry_date: END_OF_JUNE }, END_OF_JUNE - DAY);
    expect(screen.getByText('30 Jun 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Book with it' })).toBeDefined();
  });

  it('that its owner has taken can no longer be booked with by its buyer', () => {
    showOne({ owner: 'Saoirse Daly', owner_id: 8, mine: false }, END_OF_JUNE);
    expect(screen.getByText('With Saoirse Daly now')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Book with it' })).toBeNull();
  });

  it('for somebody else is not among what one can spend on oneself', () => {
    const gift = { ...voucher(2), owner: 'Saoirse Daly', owner_id: null, mine: false };
    expect(spendable([voucher(1), gift], END_OF_JUNE)).toBe('€50.00');
    expect(spendable([gift], END_OF_JUNE)).toBeNull();
  });
});
