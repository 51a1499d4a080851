import { DAY, HOUR } from '@thyme/domain/time';
import { sellVoucher } from '../books/sell-voucher.ts';
import { guestCalled, shopCalled, voucherCalled, type World } from '../world.ts';
import { book, bookSoonest, join, on, pricingsOf, storyOf } from './book.ts';
import { callBefore } from './calls.ts';
import { like } from './favourites.ts';
import { proposeTimes, shopAsksToMove, wasMoved } from './moves.ts';
import { APPOINTMENTS_URL, notify } from './notify.ts';
import { regularAppointments } from './regular-appointments.ts';
import { fullDayOf, lineUp, waitFor } from './waiting.ts';

/** Orla has requested another day at her studio and is waiting for the response. */
export function addOrla(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Orla Kennedy');
  regularAppointments(story, [{ shop: 'fern-and-fold', services: ['Cut & finish'] }], {
    count: 9,
    every: 37,
    latest: 30,
  });
  const cut = book(story, {
    shop: 'fern-and-fold',
    services: ['Cut & finish'],
    from: on(world, 4, 15),
    status: 'Reschedule',
  });
  proposeTimes(world, cut, {
    by: 'guest',
    at: now - 6 * HOUR,
    note: 'Sorry, the trains are hopeless on Saturdays. Could I come on a weekday instead?',
    wishes: [cut.startsAt + 2 * DAY],
  });
  like(story, ['fern-and-fold', 'listening-house']);
}

/** Ciarán is first on the waiting list of a full day. */
export function addCiaran(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Ciarán Doyle');
  const shop = shopCalled(world, 'fern-and-fold');
  book(story, { shop: shop.slug, services: ['Restyle'], from: on(world, -25, 13), reviewed: true });
  const [restyle] = pricingsOf(shop, ['Restyle']);
  if (restyle) {
    const wish = { shop, pricing: restyle, date: fullDayOf(world, shop, restyle, 3), scope: 'this_date' as const };
    waitFor(world, story.guest, { ...wish, at: now - 3 * DAY });
    lineUp(world, { ...wish, at: now - DAY }, 2);
  }
  book(story, { shop: 'fade-and-co', services: ['Skin fade'], from: on(world, 6, 17) });
  like(story, ['fern-and-fold', 'fade-and-co']);
}

/** Grace is new at a studio with video vetting. */
export function addGrace(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Grace Adeyemi');
  const note = 'Eczema on my neck, comes and goes. Fragrance is a no.';
  const facial = book(story, {
    shop: 'fern-and-fold',
    services: ['Quiet facial'],
    from: on(world, 6, 10),
    status: 'New',
    note,
  });
  callBefore(world, facial, now + 18 * HOUR);
  like(story, ['fern-and-fold']);
}

/** Meabh has used a gift voucher in part, and goes to a weekly class. */
export function addMeabh(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Meabh Kinsella');
  const shop = shopCalled(world, 'kilkenny-clay-and-cream');
  const at = now - 33 * DAY;
  const gift = sellVoucher(world, {
    shop,
    guest: guestCalled(world, 'Niamh Gallagher'),
    voucher: voucherCalled(shop, 'An hour of quiet'),
    owner: 'Meabh Kinsella',
    message: 'Rest!',
    bookedAt: at,
  });
  notify(world, story.guest, {
    kind: 'voucher_received',
    shop,
    title: 'Niamh has given you an hour of quiet',
    message: `“Rest!” Good for every facial at ${shop.sketch.name}.`,
    at,
    refId: gift.id,
    targetUrl: '/profile/vouchers',
    seen: true,
  });
  const facial = { shop: shop.slug, services: ['Deep cleanse'] };
  book(story, { ...facial, from: on(world, -20, 11), tillVoucher: gift, reviewed: true });
  join(story, 'wexford-quay-yoga', 'Slow flow', { weeks: 3 });
  like(story, [shop.slug, 'wexford-quay-yoga']);
}

/** Lorcan did not respond: his new time was accepted automatically after a day. Maeve still has to respond. */
export function addLorcanAndMaeve(world: World) {
  const { now } = world;
  const lorcan = storyOf(world, 'Lorcan Byrne');
  const massage = { shop: 'drogheda-deep-tissue', services: ['Deep tissue'] };
  regularAppointments(lorcan, [massage], { count: 4, every: 28, latest: 18 });
  wasMoved(world, book(lorcan, { ...massage, from: on(world, 5, 9.5) }), { by: 'system', at: now - 8 * HOUR });
  const maeve = storyOf(world, 'Maeve Tierney');
  const cut = book(maeve, {
    shop: 'letterkenny-loft',
    services: ['Cut & finish'],
    from: on(world, 7, 16),
    status: 'Reschedule',
  });
  const wishes = [cut.startsAt + DAY, cut.startsAt + 2 * DAY, cut.startsAt + 3 * DAY];
  shopAsksToMove(world, cut, { at: now - 20 * HOUR, note: 'Dympna is at a wedding that day.', wishes });
  like(maeve, ['letterkenny-loft', 'errigal-therapy']);
}

/** Gráinne is in the chair right now, with a confirmation in her notifications. */
export function addGrainne(world: World) {
  const { now } = world;
  const story = storyOf(world, 'Gráinne Walsh');
  const choices = [
    { shop: 'quay-barbers', services: ['Skin fade'] },
    { shop: 'navan-nail-co', services: ['Pedicure'] },
    { shop: 'tramore-bodywork', services: ['Swedish massage'] },
  ];
  bookSoonest(story, choices, now - 20 * 60);
  const appointment = book(story, {
    shop: 'fern-and-fold',
    services: ['Root colour'],
    from: on(world, 2, 12),
    status: 'New',
  });
  notify(world, story.guest, {
    kind: 'booking_confirmed',
    shop: appointment.shop,
    title: `Your place at ${appointment.shop.sketch.name} is booked`,
    message: 'We look forward to seeing you.',
    at: appointment.bookedAt,
    refId: appointment.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    appointment,
    seen: true,
  });
}
