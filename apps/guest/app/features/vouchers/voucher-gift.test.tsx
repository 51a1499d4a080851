import { Queries } from '@thyme/site/graphql/queries.tsx';
import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { GiftCardQuery } from '../../generated/graphql.ts';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { VoucherGift } from './voucher-gift.tsx';

const gift = (changes: Partial<NonNullable<GiftCardQuery['gift_card']>> = {}): GiftCardQuery['gift_card'] => ({
  voucher_code: 'WILL-7K2Q-AB3D',
  owner: 'Bríd Kavanagh',
  giver: 'Niamh',
  message: '<b>Sit down</b> 💚',
  name: 'A quiet hour',
  color: 'plum',
  value: 50,
  remaining: 50,
  expiry_date: Date.UTC(2031, 7, 15, 23) / 1000,
  is_claimed: false,
  is_mine: false,
  services_included: [],
  business_info: {
    name: 'Willow Room',
    slug: 'willow-room',
    country: 'IE',
    location: '4 Quay Street',
    published: true,
    zone: 'Europe/Dublin',
  },
  ...changes,
});

const serveGift = (gift_card: GiftCardQuery['gift_card']) =>
  serveNamed({
    'query GiftCard': () => ({ gift_card }),
    claim_voucher: () => ({ claim_voucher: { status: 1, message: 'The voucher is yours now.' } }),
  });

function openAsVisitor(card: GiftCardQuery['gift_card']) {
  serveGift(card);
  render(
    <MemoryRouter>
      <Queries>
        <VoucherGift code="WILL-7K2Q-AB3D" />
      </Queries>
    </MemoryRouter>,
  );
}

describe('the page of a gift', () => {
  it('[VOUCH-034] shows the card to a visitor, markup and emoji as they were typed', async () => {
    openAsVisitor(gift());
    await screen.findByRole('heading', { level: 1, name: 'Niamh has a voucher for you' });
    expect(screen.getByText(/<b>Sit down<\/b> 💚/)).toBeDefined();
    expect(screen.getByText('WILL-7K2Q-AB3D')).toBeDefined();
    expect(screen.getByText('15 Aug 2031')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Book at Willow Room' }).getAttribute('href')).toBe('/willow-room');
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
    // A visitor has no account to add it to.
    expect(screen.queryByRole('button', { name: 'Add to My Vouchers' })).toBeNull();
  });

  it('[VOUCH-034] adds it to the vouchers of a guest', async () => {
    const sent = serveGift(gift());
    showToGuest(<VoucherGift code="WILL-7K2Q-AB3D" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to My Vouchers' }));
    await waitFor(() => expect(toasts).toEqual(['success: The voucher is yours now.']));
    expect(sent.find(({ name }) => name === 'claim_voucher')?.given).toEqual({ voucher_code: 'WILL-7K2Q-AB3D' });
  });

  it('[VOUCH-034] does not offer its buyer to take it back', async () => {
    serveGift(gift({ is_mine: true }));
    showToGuest(<VoucherGift code="WILL-7K2Q-AB3D" />);
    await screen.findByRole('heading', { level: 1, name: 'A voucher for Bríd Kavanagh' });
    expect(screen.queryByRole('button', { name: 'Add to My Vouchers' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My Vouchers' })).toBeDefined();
  });

  it('[VOUCH-034] says what is left of it', async () => {
    openAsVisitor(gift({ remaining: 12.5, services_included: [{ label: 'Facial' }] }));
    expect(await screen.findByText(/^€12\.50 is left on it\. Good for Facial at Willow Room/)).toBeDefined();
  });

  it('[VOUCH-034] says that it has been used, and offers neither paper nor an account for it', async () => {
    serveGift(gift({ remaining: 0 }));
    showToGuest(<VoucherGift code="WILL-7K2Q-AB3D" />);
    await screen.findByRole('heading', { level: 1, name: 'This voucher has been used' });
    expect(screen.getByText(/^All €50\.00 has been spent at Willow Room\./)).toBeDefined();
    expect(screen.queryByText(/enter the code when you pay/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to My Vouchers' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Book at Willow Room' })).toBeDefined();
  });

  it('[VOUCH-034] says when it expired, and what was left on it', async () => {
    openAsVisitor(gift({ remaining: 12.5, expiry_date: Date.UTC(2020, 7, 15, 23) / 1000 }));
    await screen.findByRole('heading', { level: 1, name: 'This voucher has expired' });
    expect(screen.getByText(/^It could be used until 15 Aug 2020, and €12\.50 was left on it\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('[VOUCH-034] rejects any other code', async () => {
    openAsVisitor(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this voucher' })).toBeDefined();
  });
});
