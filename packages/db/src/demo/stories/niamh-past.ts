import { DAY, HOUR } from '@thyme/domain/time';
import { sellVoucher } from '../books/sell-voucher.ts';
import { shopCalled, voucherCalled } from '../world.ts';
import { book, type Story } from './book.ts';
import { callWasHad } from './calls.ts';
import { APPOINTMENTS_URL, notify } from './notify.ts';
import { regularVisits } from './regular-visits.ts';

const haunts = [
  { shop: 'fern-and-fold', services: ['Cut & finish'] },
  { shop: 'half-moon-nails', services: ['Gel manicure'] },
  { shop: 'willow-room', services: ['Deep tissue'] },
  { shop: 'salt-and-strand', services: ['Wash & blow-dry'] },
  { shop: 'fern-and-fold', services: ['Gloss & toner', 'Wash & blow-dry'] },
  { shop: 'low-tide', services: ['Back, neck & shoulders'] },
  { shop: 'milk-and-marble', services: ['Deep cleanse'] },
  { shop: 'leaba-yoga', services: ['Private yoga'] },
];

/** Two years of visits: more than fit on one page. */
export function niamhsPast(story: Story) {
  const { world, guest } = story;
  const { now } = world;
  const fresh = book(story, { shop: 'fern-and-fold', services: ['Brow shape & tint'], from: now - 3 * DAY });
  notify(world, guest, {
    kind: 'review_request',
    shop: fresh.shop,
    title: `How was ${fresh.shop.sketch.name}?`,
    message: 'A sentence or two helps the next guest, and the shop.',
    at: Math.min(fresh.endsAt + 20 * HOUR, now - HOUR),
    refId: fresh.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    visit: fresh,
  });
  const nails = shopCalled(world, 'half-moon-nails');
  const voucher = voucherCalled(nails, 'Ten fingers');
  const ten = sellVoucher(world, { shop: nails, guest, voucher, bookedAt: now - 95 * DAY });
  for (const days of [80, 52]) {
    book(story, {
      shop: nails.slug,
      services: ['Gel manicure'],
      from: now - days * DAY,
      tillVoucher: ten,
      reviewed: true,
    });
  }
  book(story, { shop: 'low-tide', services: ['Deep tissue'], from: now - 40 * DAY, status: 'No Show' });
  const late = now - 24 * DAY;
  const cancelled = { by: 'guest' as const, at: late - 30 * HOUR };
  book(story, {
    shop: 'milk-and-marble',
    services: ['Lift massage facial'],
    from: late,
    status: 'Cancelled',
    cancelled,
  });
  const first = book(story, { shop: 'hush-skin', services: ['First facial'], from: now - 45 * DAY, reviewed: true });
  callWasHad(world, first, now - 49 * DAY);
  regularVisits(story, haunts, { count: 48, every: 14, from: now - 17 * DAY });
}
