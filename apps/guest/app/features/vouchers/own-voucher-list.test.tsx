import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/forgetting.ts';
import { Queries } from '../../lib/graphql/queries.tsx';
import { keys, write } from '../../lib/storage.ts';
import { OwnVoucherList } from './own-voucher-list.tsx';

const voucher = (id: number) => ({
  id,
  business_id: 1,
  owner: 'Niamh Gallagher',
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

  it('[VOUCH-005] may be none', async () => {
    serve(0);
    show();
    expect(await screen.findByRole('heading', { name: "You haven't purchased any voucher yet!" })).toBeDefined();
  });
});
