import { screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { Belongings } from './belongings.tsx';
import { feeWords, sumWords } from './belongings-words.ts';

const shop = (name: string, country = 'IE', zone = 'Europe/Dublin') => ({
  name,
  country,
  zone,
  zone_label: 'Irish time',
});
const voucher = (id: number, more: object = {}) => ({
  id,
  mine: true,
  voucher_code: `FERN-${id}`,
  remaining: 24,
  expiry_date: Date.UTC(2031, 7, 4, 23) / 1000,
  business_info: shop('Fern & Fold'),
  ...more,
});
const coming = (id: number, cancellation_quote: object | null) => ({
  id,
  kind: 'visit',
  date: Date.UTC(2026, 10, 27, 10) / 1000,
  business_info: shop('Willow Room'),
  appointment_detail: [{ service_pricing: { service_name: 'Signature facial' } }],
  cancellation_quote,
});

function show(
  vouchers: object[],
  appointments: object[],
  upcoming = appointments.length,
  memberships: object[] = [],
  packages: object[] = [],
) {
  serve(() => ({
    appointments: { data: appointments, counts: { upcoming } },
    my_voucher: { data: vouchers },
    my_memberships: memberships,
    my_packages: packages,
  }));
  showToGuest(<Belongings />);
}

describe('what a guest loses with the account', () => {
  it('[ACCOUNT-081] the sum on vouchers and each code, without spent ones and gifts for others', async () => {
    show([voucher(1), voucher(2, { remaining: 10.5 }), voucher(3, { remaining: 0 }), voucher(4, { mine: false })], []);
    const box = within(await screen.findByRole('region', { name: 'You still have €34.50 on 2 vouchers' }));
    expect(box.getByText('FERN-1')).toBeTruthy();
    expect(box.getByText('€10.50')).toBeTruthy();
    expect(box.getAllByText('Fern & Fold, until Mon 4 Aug 2031')).toHaveLength(2);
    expect(box.queryByText('FERN-3')).toBeNull();
    expect(box.queryByText('FERN-4')).toBeNull();
    expect(box.getByText(/anyone with a code can spend it/)).toBeTruthy();
  });

  it('[ACCOUNT-084] gifts that nobody has yet: the code to pass on, or the day on which it goes out', async () => {
    const gift = { mine: false, owner: 'Aoife', remaining: 50 };
    show(
      [
        voucher(1, { ...gift, gift_state: 'unsent' }),
        voucher(2, { ...gift, owner: 'Bríd', gift_state: 'scheduled', send_at: Date.UTC(2026, 10, 27, 9) / 1000 }),
        voucher(3, { ...gift, gift_state: 'claimed' }),
        voucher(4, { ...gift, gift_state: 'sent' }),
      ],
      [],
    );
    const box = within(await screen.findByRole('region', { name: '2 gifts you’ve bought' }));
    expect(box.getByText('FERN-1')).toBeTruthy();
    expect(box.getByText('For Aoife, Fern & Fold')).toBeTruthy();
    expect(box.getByText('For Bríd, Fern & Fold. It still goes out on Fri 27 Nov, 9:00 am')).toBeTruthy();
    expect(box.queryByText('FERN-2')).toBeNull();
    expect(box.getByText(/pass on the code/)).toBeTruthy();
  });

  it('[PACK-034] unused sessions with their codes, and that they are not lost', async () => {
    const one = {
      id: 1,
      code: 'WRPK-1',
      name: 'Five massages',
      sessions_left: 3,
      expiry_date: Date.UTC(2031, 7, 4, 23) / 1000,
      business_info: shop('Willow Room'),
    };
    const packages = [
      one,
      { ...one, id: 2, code: 'WRPK-2', sessions_left: 0 },
      { ...one, id: 3, code: 'OLD', expiry_date: 9 },
    ];
    show([], [], 0, [], packages);
    const box = within(await screen.findByRole('region', { name: 'You still have 3 unused sessions' }));
    expect(box.getByText('WRPK-1')).toBeTruthy();
    expect(box.getByText('Five massages at Willow Room, until Mon 4 Aug 2031')).toBeTruthy();
    expect(box.queryByText('WRPK-2')).toBeNull();
    expect(box.queryByText('OLD')).toBeNull();
    expect(box.getByText(/They aren’t lost/)).toBeTruthy();
  });

  it('[MEMB-012] the memberships that end, without those that have ended', async () => {
    const membership = (id: number, status: string) => ({
      id,
      status,
      shop: 'Willow Room',
      offer: { name: `Club ${id}`, price_words: '€49.00 a month' },
    });
    show([], [], 0, [membership(1, 'active'), membership(2, 'ended')]);
    const box = within(await screen.findByRole('region', { name: 'Your membership ends now' }));
    expect(box.getByText('Club 1 at Willow Room, €49.00 a month')).toBeTruthy();
    expect(box.queryByText(/Club 2/)).toBeNull();
  });

  it('[ACCOUNT-082] the appointments that are cancelled, and what each policy keeps', async () => {
    const quotes = [
      { fee: 0, refund: 13.6, decided_by_business: false },
      { fee: 30, refund: 30, decided_by_business: false },
      { fee: 14, refund: 0, decided_by_business: true },
    ];
    show([], [coming(9, null), ...quotes.map((quote, index) => coming(index, quote))], 6);
    const box = within(await screen.findByRole('region', { name: '5 appointments will be cancelled' }));
    expect(box.getAllByText('Willow Room, Fri 27 Nov, 10:00 am, Irish time')).toHaveLength(3);
    expect(box.getByText('You get €13.60 back.')).toBeTruthy();
    expect(box.getByText('Willow Room keeps €30.00 under its cancellation policy. You get €30.00 back.')).toBeTruthy();
    expect(box.getByText('Willow Room decides whether to keep €14.00.')).toBeTruthy();
    expect(box.getByText('And 2 more appointments.')).toBeTruthy();
  });
});

describe('the words', () => {
  it('add up each currency by itself', () => {
    const held = (remaining: number, country: string) => ({ remaining, business_info: { country } });
    expect(sumWords([held(24, 'IE'), held(10, 'US'), held(0.1, 'IE'), held(0.2, 'FR')])).toBe('€24.30 and $10.00');
  });

  it('say what happens where nothing was paid', () => {
    expect(feeWords({ fee: 0, refund: 0, decided_by_business: false }, null)).toBe('You haven’t paid anything for it.');
  });
});
