import { render, screen, waitFor } from '@thyme/ui/testing.ts';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Receipt, saveReceipt } from '../../features/bookings/receipt.ts';
import { aScheduledGift } from '../../features/vouchers/owned-voucher.fixtures.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const receipt: Receipt = {
  saleId: 99,
  shop: {
    slug: 'fern-and-fold',
    name: 'Fern & Fold',
    area: 'Ranelagh',
    location: '12 Beechwood Avenue',
    lat: null,
    lng: null,
    country: 'IE',
    zoneLabel: 'Irish time',
    picture: null,
  },
  visit: { from: Date.UTC(2026, 7, 13, 11, 30) / 1000, to: Date.UTC(2026, 7, 13, 12, 30) / 1000, policy: 'Free.' },
  times: [],
  call: null,
  lines: [{ name: 'Cut & finish', detail: '1 h', amount: 6_800 }],
  paidNow: 0,
  dueLater: 6_800,
};

beforeEach(() => {
  sessionStorage.clear();
  write(keys.guestToken, 'fresh');
});
afterEach(() => vi.unstubAllGlobals());

function open(state: object | null) {
  const sent = serveNamed({
    my_voucher: () => ({ my_voucher: { data: [aScheduledGift()] }, my_packages: [] }),
    my_shop_news: () => ({ my_shop_news: [], my_message_choices: { phone: null, has_texts: false } }),
  });
  const Stub = createRoutesStub([{ path: '/payment-success', Component: PaymentSuccessPage }]);
  render(<Stub initialEntries={[{ pathname: '/payment-success', state }]} />);
  return sent;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => document.body.textContent ?? '';

describe('the page after a booking or payment', () => {
  it('[PAY-061] opened cold claims nothing, not even what this tab booked before', async () => {
    saveReceipt({ ...receipt, paidNow: 2_000 });
    const sent = open(null);
    await heading('Your bookings');
    expect(main()).not.toMatch(/Successfull|confirmed!|Fern & Fold|receipt/);
    expect(document.title).toMatch(/^Your bookings/);
    expect(sent).toEqual([]);
  });

  it('[PAY-060] where nothing was paid speaks of no payment', async () => {
    saveReceipt(receipt);
    open({ saleId: 99, isBooking: true });
    await heading('Booking confirmed!');
    expect(main()).toContain('Nothing to pay today€68.00 on the day');
    expect(main()).not.toMatch(/Payment|€0\.00/);
    expect(document.title).toMatch(/^Booking confirmed!/);
  });

  it('[PAY-009] [PAY-060] after a deposit says what is paid and what is left', async () => {
    saveReceipt({ ...receipt, paidNow: 2_000, dueLater: 4_800 });
    open({ saleId: 99 });
    await heading('Payment Successfull');
    expect(main()).toContain('€20.00 deposit paid');
    expect(main()).toContain('€48.00 left for the day');
    expect(document.title).toMatch(/^Payment Successfull/);
  });

  it.each([
    [{ paidNow: 1_200, dueLater: 7_300 }, '€73.00 later, between you'],
    [{ paidNow: 0, dueLater: 8_500 }, 'Nothing to pay today€85.00 later, between you'],
  ])(
    '[PARTY-001] where each of a group pays their own part, the rest is not all due on the day: %o',
    async (sums, words) => {
      saveReceipt({ ...receipt, ...sums, eachPays: true });
      open({ saleId: 99 });
      await waitFor(() => expect(main()).toContain(words));
      expect(main()).not.toMatch(/(on|for) the day/);
    },
  );

  it('[PAY-060] paid in full says so', async () => {
    saveReceipt({ ...receipt, paidNow: 6_800, dueLater: 0 });
    open({ saleId: 99 });
    await heading('Payment Successfull');
    expect(main()).toContain('Paid in full€68.00');
    expect(screen.getByRole('link', { name: /My Appointments/ })).toBeTruthy();
  });

  it('[PAY-060] a voucher shows its code and recipient, and leads to no appointment', async () => {
    saveReceipt({ ...receipt, visit: null, paidNow: 5_000, dueLater: 0, hasVouchers: true });
    open({ saleId: 99 });
    await heading('Payment Successfull');
    expect(await screen.findByRole('heading', { name: 'Bríd Kavanagh’s voucher is ready' })).toBeTruthy();
    expect(screen.getByText('WILL-1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /My Appointments|Directions/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'My Vouchers' })).toBeTruthy();
  });
});
