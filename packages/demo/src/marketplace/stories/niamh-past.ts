import { DAY, HOUR } from '@thyme/domain/time';
import { sellVoucher } from '../books/sell-voucher.ts';
import { shopCalled, voucherCalled } from '../world.ts';
import { book, on, type Story } from './book.ts';
import { callWasHad } from './calls.ts';
import { appointmentUrl, notify } from './notify.ts';
import { regularAppointments } from './regular-appointments.ts';

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

/** Two years of appointments: more than fit on one page. */
export function niamhsPast(story: Story) {
  const { world, guest } = story;
  const { now } = world;
  const fresh = book(story, { shop: 'fern-and-fold', services: ['Brow shape & tint'], from: on(world, -5, 11) });
  notify(world, guest, {
    kind: 'review_request',
    shop: fresh.shop,
    title: `How was ${fresh.shop.sketch.name}?`,
    message: 'A sentence or two helps the next guest, and the shop.',
    at: Math.min(fresh.endsAt + 20 * HOUR, now - HOUR),
    refId: fresh.appointmentId,
    targetUrl: `${appointmentUrl(fresh)}#review`,
    appointment: fresh,
    dedupeKey: `review-request:${fresh.appointmentId}`,
  });
  const nails = shopCalled(world, 'half-moon-nails');
  const voucher = voucherCalled(nails, 'Ten fingers');
  const ten = sellVoucher(world, { shop: nails, guest, voucher, bookedAt: now - 95 * DAY });
  for (const days of [80, 52]) {
    book(story, {
      shop: nails.slug,
      services: ['Gel manicure'],
      from: on(world, -days, 15),
      tillVoucher: ten,
      reviewed: true,
    });
  }
  book(story, { shop: 'low-tide', services: ['Deep tissue'], from: on(world, -40, 13), status: 'No Show' });
  const late = on(world, -24, 13);
  const cancelled = { by: 'guest' as const, at: late - 30 * HOUR };
  book(story, {
    shop: 'milk-and-marble',
    services: ['Lift massage facial'],
    from: late,
    status: 'Cancelled',
    cancelled,
  });
  const first = book(story, {
    shop: 'hush-skin',
    services: ['First facial'],
    from: on(world, -45, 17),
    reviewed: true,
  });
  callWasHad(world, first, on(world, -49, 12));
  regularAppointments(story, haunts, { count: 48, every: 14, latest: 17 });
}
